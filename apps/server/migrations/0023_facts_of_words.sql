CREATE TABLE "word_facts" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"accent" smallint[] DEFAULT '{}' NOT NULL,
	"origin" text,
	"transitivity" text,
	"register" text,
	"usage" text,
	CONSTRAINT "origin_known" CHECK (origin in ('와', '한', '외', '혼')),
	CONSTRAINT "transitivity_known" CHECK (transitivity in ('자동사', '타동사', '자타동사')),
	CONSTRAINT "register_known" CHECK (register in ('입말', '격식', '속어', '낮춤', '높임', '겸양', '글말', '어린이 말')),
	CONSTRAINT "usage_filled" CHECK (usage <> '')
);
--> statement-breakpoint
CREATE TABLE "word_links" (
	"word_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "word_links_key" PRIMARY KEY("word_id","other_id"),
	CONSTRAINT "kind_known" CHECK (kind in ('pair', 'synonym', 'antonym', 'confused')),
	CONSTRAINT "word_links_apart" CHECK (word_id <> other_id),
	CONSTRAINT "note_filled" CHECK (note <> '')
);
--> statement-breakpoint
ALTER TABLE "word_facts" ADD CONSTRAINT "word_facts_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_links" ADD CONSTRAINT "word_links_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_links" ADD CONSTRAINT "word_links_other_id_words_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_links_other" ON "word_links" USING btree ("other_id");--> statement-breakpoint
-- The facts are a part of the catalogue, read anew as a whole as the others are.
CREATE OR REPLACE FUNCTION "words_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_catalogue_change(
		CASE
			WHEN TG_TABLE_NAME IN ('words', 'sentences', 'quizzes') THEN TG_TABLE_NAME::text
			WHEN TG_TABLE_NAME IN ('fields', 'field_words', 'ko_like') THEN 'lists'
			WHEN TG_TABLE_NAME IN ('word_facts', 'word_links') THEN 'facts'
			ELSE 'songs'
		END,
		NULL
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "word_facts_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "word_facts"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "word_links_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "word_links"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
