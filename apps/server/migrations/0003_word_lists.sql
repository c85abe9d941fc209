CREATE TABLE "field_words" (
	"field" text NOT NULL,
	"position" integer NOT NULL,
	"word_id" integer NOT NULL,
	CONSTRAINT "field_words_key" PRIMARY KEY("field","position"),
	CONSTRAINT "field_words_once" UNIQUE("field","word_id")
);
--> statement-breakpoint
CREATE TABLE "fields" (
	"name" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "fields_position" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "ko_like" (
	"word_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"hanja" text NOT NULL,
	"caution" text,
	CONSTRAINT "ko_like_position" UNIQUE("position"),
	CONSTRAINT "ko_like_hanja_filled" CHECK (hanja <> '')
);
--> statement-breakpoint
ALTER TABLE "field_words" ADD CONSTRAINT "field_words_field_fields_name_fk" FOREIGN KEY ("field") REFERENCES "public"."fields"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "field_words" ADD CONSTRAINT "field_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ko_like" ADD CONSTRAINT "ko_like_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "field_words_word" ON "field_words" USING btree ("word_id");--> statement-breakpoint
-- The lists belong to the catalogue: their changes are told as those of the words are.
CREATE TRIGGER "fields_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fields"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "field_words_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "field_words"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "ko_like_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "ko_like"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
