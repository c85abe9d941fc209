ALTER TABLE "word_facts" ADD COLUMN "band" smallint;--> statement-breakpoint
ALTER TABLE "word_facts" ADD CONSTRAINT "band_known" CHECK (band between 1 and 5);