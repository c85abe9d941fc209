ALTER TABLE "words" ADD COLUMN "forms" jsonb DEFAULT '[]'::jsonb NOT NULL;
