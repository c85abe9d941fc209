CREATE TABLE "song_courses" (
	"member_id" integer NOT NULL,
	"id" text GENERATED ALWAYS AS (coalesce(song_id::text, lyric_id)) STORED NOT NULL,
	"song_id" integer,
	"lyric_id" text,
	"words" integer[] NOT NULL,
	"seen" integer[] NOT NULL,
	"studied" bigint[] NOT NULL,
	"heard" bigint[] NOT NULL,
	"sung" bigint[] NOT NULL,
	"finished_on" date,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "song_courses_key" PRIMARY KEY("member_id","id"),
	CONSTRAINT "song_courses_of_one" CHECK (num_nonnulls(song_id, lyric_id) = 1),
	CONSTRAINT "song_courses_words" CHECK (cardinality(words) <= 10),
	CONSTRAINT "song_courses_lists" CHECK (cardinality(seen) <= 1000 and cardinality(studied) <= 1000 and cardinality(heard) <= 1000 and cardinality(sung) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "song_courses" ADD CONSTRAINT "song_courses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_courses" ADD CONSTRAINT "song_courses_song_id_songs_id_fk" FOREIGN KEY ("song_id") REFERENCES "public"."songs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_courses" ADD CONSTRAINT "song_courses_of_lyric" FOREIGN KEY ("member_id","lyric_id") REFERENCES "public"."own_lyrics"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "song_courses_song" ON "song_courses" USING btree ("song_id");--> statement-breakpoint
CREATE INDEX "song_courses_lyric" ON "song_courses" USING btree ("member_id","lyric_id");