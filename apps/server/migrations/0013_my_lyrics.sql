CREATE TABLE "own_lyrics" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"text" text NOT NULL,
	"translation" jsonb NOT NULL,
	"corrections" jsonb NOT NULL,
	"word_ids" integer[],
	"word_count" integer,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_lyrics_version_positive" CHECK (version > 0),
	CONSTRAINT "own_lyrics_words_counted" CHECK ((word_ids is null) = (word_count is null))
);
--> statement-breakpoint
CREATE TABLE "word_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"written" text NOT NULL,
	"dictionary" text NOT NULL,
	"reading" text,
	"meaning_ko" text,
	"word_id" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "word_corrections_written" UNIQUE("member_id","written"),
	CONSTRAINT "word_corrections_says_something" CHECK (coalesce(reading, meaning_ko, word_id::text) is not null)
);
--> statement-breakpoint
ALTER TABLE "own_lyrics" ADD CONSTRAINT "own_lyrics_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_corrections" ADD CONSTRAINT "word_corrections_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_lyrics_member" ON "own_lyrics" USING btree ("member_id");