ALTER TABLE "field_words" ADD COLUMN "meaning_ko" text;--> statement-breakpoint
ALTER TABLE "field_words" ADD COLUMN "hides_level" boolean DEFAULT false NOT NULL;