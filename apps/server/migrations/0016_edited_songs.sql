ALTER TABLE "artists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "song_lines" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "lines_edited_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "song_lines_number" ON "song_lines" USING btree ("song_id",coalesce(number, seq));--> statement-breakpoint
ALTER TABLE "song_lines" ADD CONSTRAINT "song_lines_number_counted" CHECK (number between 1 and 999);
--> statement-breakpoint
CREATE TRIGGER "artists_count_version"
BEFORE UPDATE ON "artists"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
CREATE TRIGGER "songs_count_version"
BEFORE UPDATE ON "songs"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
-- The lines of a song and who sings it are parts of it: whoever changes them, what was read before is of an earlier version.
CREATE FUNCTION "count_song_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE songs SET version = version + 1 WHERE id IN (SELECT song_id FROM changed);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "song_lines_inserted" AFTER INSERT ON "song_lines"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
--> statement-breakpoint
CREATE TRIGGER "song_lines_updated" AFTER UPDATE ON "song_lines"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
--> statement-breakpoint
CREATE TRIGGER "song_lines_deleted" AFTER DELETE ON "song_lines"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
--> statement-breakpoint
CREATE TRIGGER "song_artists_inserted" AFTER INSERT ON "song_artists"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
--> statement-breakpoint
CREATE TRIGGER "song_artists_updated" AFTER UPDATE ON "song_artists"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
--> statement-breakpoint
CREATE TRIGGER "song_artists_deleted" AFTER DELETE ON "song_artists"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "count_song_version"();
