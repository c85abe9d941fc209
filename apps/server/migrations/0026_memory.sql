CREATE TABLE "review_days" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"recalled" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"new_done" integer DEFAULT 0 NOT NULL,
	"extra" integer DEFAULT 0 NOT NULL,
	"spent_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "review_days_key" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "review_plans" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"daily_goal" smallint,
	"desired_retention" double precision,
	"review_kinds" text[],
	"rest_day" boolean DEFAULT false NOT NULL,
	"milestone" integer DEFAULT 0 NOT NULL,
	"last_review" jsonb,
	CONSTRAINT "review_plans_retention" CHECK (desired_retention between 0.8 and 0.95),
	CONSTRAINT "review_plans_goal" CHECK (daily_goal between 5 and 40)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"member_id" integer NOT NULL,
	"number" integer NOT NULL,
	"word_id" integer NOT NULL,
	"kind" text NOT NULL,
	"rating" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"elapsed_ms" integer,
	"days" integer,
	"stability" double precision NOT NULL,
	CONSTRAINT "reviews_key" PRIMARY KEY("member_id","number"),
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 4),
	CONSTRAINT "reviews_kind_known" CHECK (kind in ('meaning', 'word', 'listening', 'sentence', 'test', 'practice', 'quiz'))
);
--> statement-breakpoint
CREATE TABLE "word_memory" (
	"member_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"stability" double precision,
	"difficulty" double precision,
	"due_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"hinted_at" timestamp with time zone,
	"asked_on" date,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "word_memory_key" PRIMARY KEY("member_id","word_id"),
	CONSTRAINT "word_memory_whole" CHECK ((stability is null) = (reps = 0) and (stability is null) = (difficulty is null) and (stability is null) = (due_at is null) and (stability is null) = (reviewed_at is null))
);
--> statement-breakpoint
ALTER TABLE "review_days" ADD CONSTRAINT "review_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_plans" ADD CONSTRAINT "review_plans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_memory" ADD CONSTRAINT "word_memory_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_memory" ADD CONSTRAINT "word_memory_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "word_memory_due" ON "word_memory" USING btree ("member_id","due_at") WHERE saved_at is not null and due_at is not null;--> statement-breakpoint
CREATE INDEX "word_memory_new" ON "word_memory" USING btree ("member_id","saved_at") WHERE saved_at is not null and due_at is null;--> statement-breakpoint
CREATE FUNCTION "copy_saved_at"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO word_memory (member_id, word_id, saved_at) SELECT member_id, word_id, saved_at FROM changed
  ON CONFLICT (member_id, word_id) DO UPDATE SET saved_at = excluded.saved_at
    WHERE word_memory.saved_at IS DISTINCT FROM excluded.saved_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "word_progress_inserted" AFTER INSERT ON "word_progress"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "copy_saved_at"();--> statement-breakpoint
CREATE TRIGGER "word_progress_updated" AFTER UPDATE ON "word_progress"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "copy_saved_at"();--> statement-breakpoint
-- A word that was passed has been answered right once: it has the memory that a first right answer leaves.
INSERT INTO "word_memory" ("member_id", "word_id", "saved_at", "stability", "difficulty", "due_at", "reviewed_at", "reps", "streak")
SELECT "member_id", "word_id", "saved_at",
  CASE WHEN "completed_at" IS NOT NULL THEN 2.3065 END,
  CASE WHEN "completed_at" IS NOT NULL THEN 2.11810397 END,
  (date_trunc('day', "completed_at" AT TIME ZONE 'Asia/Seoul') + interval '2 days') AT TIME ZONE 'Asia/Seoul',
  "completed_at",
  CASE WHEN "completed_at" IS NOT NULL THEN 1 ELSE 0 END,
  CASE WHEN "completed_at" IS NOT NULL THEN 1 ELSE 0 END
FROM "word_progress";
