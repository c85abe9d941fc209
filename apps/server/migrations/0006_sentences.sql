CREATE TABLE "sentences" (
	"id" integer PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"meaning_ko" text NOT NULL,
	"word_ids" integer[] NOT NULL,
	"target_ids" integer[] NOT NULL,
	"situations" text[] NOT NULL,
	"edited_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "sentences_id_positive" CHECK (id > 0),
	CONSTRAINT "sentences_level_known" CHECK (level in ('N5', 'N4', 'N3', 'N2', 'N1')),
	CONSTRAINT "sentences_text_length" CHECK (char_length(text) between 1 and 400),
	CONSTRAINT "sentences_meaning_ko_length" CHECK (char_length(meaning_ko) between 1 and 400),
	CONSTRAINT "sentences_targets_named" CHECK (target_ids <@ word_ids and cardinality(target_ids) > 0)
);
--> statement-breakpoint
-- The sentences belong to the catalogue: their changes are told as those of the words are.
CREATE TRIGGER "sentences_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sentences"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
