CREATE SEQUENCE "public"."added_word_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_version_single" CHECK (single)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "words" (
	"id" integer PRIMARY KEY DEFAULT nextval('added_word_ids') NOT NULL,
	"japanese_word" text NOT NULL,
	"hiragana" text NOT NULL,
	"korean_pronunciation" text NOT NULL,
	"meaning_ko" text NOT NULL,
	"level" text,
	"parts_of_speech" text[] DEFAULT '{}' NOT NULL,
	"accepted" text[] DEFAULT '{}' NOT NULL,
	"blocked" text[] DEFAULT '{}' NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "words_written_and_read" UNIQUE("japanese_word","hiragana"),
	CONSTRAINT "words_id_positive" CHECK (id > 0),
	CONSTRAINT "japanese_word_length" CHECK (char_length(japanese_word) between 1 and 200),
	CONSTRAINT "hiragana_length" CHECK (char_length(hiragana) between 1 and 200),
	CONSTRAINT "korean_pronunciation_length" CHECK (char_length(korean_pronunciation) between 1 and 200),
	CONSTRAINT "meaning_ko_length" CHECK (char_length(meaning_ko) between 1 and 200),
	CONSTRAINT "level_known" CHECK (level in ('N5', 'N4', 'N3', 'N2', 'N1'))
);
--> statement-breakpoint
ALTER SEQUENCE "public"."added_word_ids" OWNED BY "words"."id";
--> statement-breakpoint
INSERT INTO "catalogue_version" DEFAULT VALUES;
--> statement-breakpoint
-- Whatever changes words, in whichever process: the version counts it and every listener hears at commit.
CREATE FUNCTION "words_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE catalogue_version SET version = version + 1;
	NOTIFY catalogue;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "words_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "words"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
