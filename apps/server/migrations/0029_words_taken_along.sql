CREATE SEQUENCE "public"."own_word_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "own_words" (
	"id" integer PRIMARY KEY DEFAULT nextval('own_word_ids') NOT NULL,
	"member_id" integer NOT NULL,
	"japanese_word" text NOT NULL,
	"hiragana" text NOT NULL,
	"korean_pronunciation" text NOT NULL,
	"meaning_ko" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_words_written_and_read" UNIQUE("member_id","japanese_word","hiragana"),
	CONSTRAINT "own_words_id" CHECK (id >= 900000001),
	CONSTRAINT "own_words_japanese_word" CHECK (char_length(japanese_word) between 1 and 200),
	CONSTRAINT "own_words_hiragana" CHECK (char_length(hiragana) between 1 and 200),
	CONSTRAINT "own_words_korean_pronunciation" CHECK (char_length(korean_pronunciation) between 1 and 200),
	CONSTRAINT "own_words_meaning_ko" CHECK (char_length(meaning_ko) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "word_imports" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "word_wishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"japanese_word" text NOT NULL,
	"hiragana" text NOT NULL,
	"meaning_ko" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"decision" text,
	CONSTRAINT "word_wishes_of_member" UNIQUE("member_id","japanese_word","hiragana"),
	CONSTRAINT "word_wishes_decision_known" CHECK (decision in ('accepted', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_word_id_words_id_fk";
--> statement-breakpoint
ALTER TABLE "word_memory" DROP CONSTRAINT "word_memory_word_id_words_id_fk";
--> statement-breakpoint
ALTER TABLE "word_progress" DROP CONSTRAINT "word_progress_word_id_words_id_fk";
--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_imports" ADD CONSTRAINT "word_imports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_wishes" ADD CONSTRAINT "word_wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_wishes_waiting" ON "word_wishes" USING btree ("japanese_word") WHERE closed_at is null;--> statement-breakpoint
-- A word that is learnt is one of the book, or one of the member's own: no foreign key can say so.
-- As a key would, the checks lock the words, so that none is deleted meanwhile.
CREATE FUNCTION "refuse_learnt_word"(missing integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF missing IS NOT NULL THEN
    RAISE foreign_key_violation USING MESSAGE = format('violates the foreign key to the word %s', missing);
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION "check_learnt_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM words WHERE id IN (SELECT word_id FROM changed) ORDER BY id FOR KEY SHARE;
  PERFORM FROM own_words WHERE id IN (SELECT word_id FROM changed) ORDER BY id FOR KEY SHARE;
  PERFORM refuse_learnt_word((SELECT word_id FROM changed WHERE word_id < 900000001
    AND NOT EXISTS (SELECT FROM words WHERE words.id = changed.word_id) LIMIT 1));
  PERFORM refuse_learnt_word((SELECT word_id FROM changed WHERE word_id >= 900000001
    AND NOT EXISTS (SELECT FROM own_words WHERE own_words.id = changed.word_id
      AND own_words.member_id = changed.member_id) LIMIT 1));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "check_learnt_word"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.word_id >= 900000001 THEN
    PERFORM FROM own_words WHERE id = new.word_id AND member_id = new.member_id FOR KEY SHARE;
  ELSE
    PERFORM FROM words WHERE id = new.word_id FOR KEY SHARE;
  END IF;
  IF NOT found THEN PERFORM refuse_learnt_word(new.word_id); END IF;
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "word_progress_of_words" AFTER INSERT ON "word_progress"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "check_learnt_words"();--> statement-breakpoint
CREATE TRIGGER "word_progress_of_word" BEFORE UPDATE OF "word_id" ON "word_progress"
FOR EACH ROW EXECUTE FUNCTION "check_learnt_word"();--> statement-breakpoint
CREATE TRIGGER "word_memory_of_words" AFTER INSERT ON "word_memory"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "check_learnt_words"();--> statement-breakpoint
CREATE TRIGGER "word_memory_of_word" BEFORE UPDATE OF "word_id" ON "word_memory"
FOR EACH ROW EXECUTE FUNCTION "check_learnt_word"();--> statement-breakpoint
CREATE TRIGGER "reviews_of_words" AFTER INSERT ON "reviews"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "check_learnt_words"();--> statement-breakpoint
CREATE TRIGGER "reviews_of_word" BEFORE UPDATE OF "word_id" ON "reviews"
FOR EACH ROW EXECUTE FUNCTION "check_learnt_word"();--> statement-breakpoint
CREATE FUNCTION "keep_learnt_word"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM word_progress WHERE word_id = old.id) OR EXISTS (SELECT FROM word_memory WHERE word_id = old.id)
    OR EXISTS (SELECT FROM reviews WHERE word_id = old.id) THEN
    RAISE foreign_key_violation USING MESSAGE = format('words: somebody learns the word %s, which violates a foreign key', old.id);
  END IF;
  RETURN old;
END $$;--> statement-breakpoint
CREATE TRIGGER "words_learnt" BEFORE DELETE ON "words" FOR EACH ROW EXECUTE FUNCTION "keep_learnt_word"();--> statement-breakpoint
CREATE FUNCTION "forget_own_word"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM word_progress WHERE member_id = old.member_id AND word_id = old.id;
  DELETE FROM word_memory WHERE member_id = old.member_id AND word_id = old.id;
  DELETE FROM reviews WHERE member_id = old.member_id AND word_id = old.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "own_words_forgotten" AFTER DELETE ON "own_words" FOR EACH ROW EXECUTE FUNCTION "forget_own_word"();
