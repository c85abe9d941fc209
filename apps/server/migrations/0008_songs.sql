CREATE TABLE "artists" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_ko" text NOT NULL,
	"name_romaji" text NOT NULL,
	"gender" text NOT NULL,
	"debut_year" integer,
	"country" text NOT NULL,
	"genres" text[] NOT NULL,
	"website" text,
	"youtube" text,
	"instagram" text,
	"x" text,
	"added_at" date NOT NULL,
	"bio" text NOT NULL,
	CONSTRAINT "artists_id_positive" CHECK (id > 0),
	CONSTRAINT "artists_gender_known" CHECK (gender in ('male', 'female', 'mixed'))
);
--> statement-breakpoint
CREATE TABLE "song_artists" (
	"song_id" integer NOT NULL,
	"position" integer NOT NULL,
	"artist_id" integer NOT NULL,
	CONSTRAINT "song_artists_key" PRIMARY KEY("song_id","artist_id")
);
--> statement-breakpoint
CREATE TABLE "song_lines" (
	"song_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"stanza" integer NOT NULL,
	"text" text NOT NULL,
	"pronunciation" text NOT NULL,
	"meaning_ko" text NOT NULL,
	CONSTRAINT "song_lines_key" PRIMARY KEY("song_id","seq"),
	CONSTRAINT "song_lines_counted" CHECK (seq between 1 and 999 and stanza > 0)
);
--> statement-breakpoint
CREATE TABLE "songs" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_ko" text NOT NULL,
	"reading" text NOT NULL,
	"year" integer NOT NULL,
	"album" text,
	"video_id" text,
	"added_at" date NOT NULL,
	"level" text,
	"word_ids" integer[] NOT NULL,
	CONSTRAINT "songs_id_positive" CHECK (id > 0),
	CONSTRAINT "songs_level_known" CHECK (level in ('N5', 'N4', 'N3', 'N2', 'N1'))
);
--> statement-breakpoint
ALTER TABLE "song_artists" ADD CONSTRAINT "song_artists_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_artists" ADD CONSTRAINT "song_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_lines" ADD CONSTRAINT "song_lines_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "song_artists_artist" ON "song_artists" USING btree ("artist_id");
--> statement-breakpoint
-- Artists and songs belong to the catalogue: their changes are told as those of the words are.
CREATE TRIGGER "artists_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "artists"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "songs_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "songs"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "song_artists_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "song_artists"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "song_lines_changed"
AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "song_lines"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
