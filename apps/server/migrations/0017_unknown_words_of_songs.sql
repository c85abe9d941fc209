ALTER TABLE "songs" ADD COLUMN "unknown_words" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD CONSTRAINT "songs_unknown_words_counted" CHECK (unknown_words >= 0);