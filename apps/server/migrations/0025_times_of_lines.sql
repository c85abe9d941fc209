ALTER TABLE "own_lyrics" ADD COLUMN "times" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "own_lyrics" ADD COLUMN "video_id" text;--> statement-breakpoint
ALTER TABLE "own_lyrics" drop column "size";--> statement-breakpoint
ALTER TABLE "own_lyrics" ADD COLUMN "size" integer GENERATED ALWAYS AS (char_length(text) + char_length(translation::text) + char_length(corrections::text) + char_length(times::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "song_lines" ADD COLUMN "start_ms" integer;--> statement-breakpoint
ALTER TABLE "song_lines" ADD COLUMN "end_ms" integer;--> statement-breakpoint
ALTER TABLE "song_lines" ADD CONSTRAINT "song_lines_time" CHECK (start_ms >= 0 and coalesce(end_ms, start_ms) between start_ms and 86400000);--> statement-breakpoint
ALTER TABLE "song_lines" ADD CONSTRAINT "song_lines_end" CHECK (end_ms is null or start_ms is not null);
