CREATE SEQUENCE "public"."added_sentence_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "quizzes" (
	"sentence_id" integer PRIMARY KEY NOT NULL,
	"answer_id" integer NOT NULL,
	"wrong_ids" integer[] NOT NULL,
	"korean" text NOT NULL,
	"note" text NOT NULL,
	"edited_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "quizzes_options" CHECK (cardinality(wrong_ids) = 3 and answer_id <> all (wrong_ids)),
	CONSTRAINT "quizzes_korean_length" CHECK (char_length(korean) between 1 and 400),
	CONSTRAINT "quizzes_note_length" CHECK (char_length(note) between 1 and 400)
);
--> statement-breakpoint
ALTER TABLE "sentences" ALTER COLUMN "id" SET DEFAULT nextval('added_sentence_ids');--> statement-breakpoint
ALTER TABLE "sentences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_sentence_id_sentences_id_fk" FOREIGN KEY ("sentence_id") REFERENCES "public"."sentences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "sentences_count_version"
BEFORE UPDATE ON "sentences"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "quizzes_count_version"
BEFORE UPDATE ON "quizzes"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
-- The quizzes belong to the catalogue: their changes are told as those of the words are.
CREATE TRIGGER "quizzes_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "quizzes"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
