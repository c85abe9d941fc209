CREATE TABLE "idempotency_keys" (
	"member_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_key" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "own_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"answer_ko" text NOT NULL,
	"answer_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_synonyms_answer" UNIQUE("member_id","word_id","answer_key")
);
--> statement-breakpoint
CREATE TABLE "point_awards" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source_id" integer NOT NULL,
	"round" integer NOT NULL,
	"points" smallint NOT NULL,
	"level" text,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_awards_key" PRIMARY KEY("member_id","kind","source_id","round"),
	CONSTRAINT "point_awards_kind_known" CHECK (kind in ('word', 'sentence', 'field')),
	CONSTRAINT "point_awards_level_known" CHECK (level in ('N5', 'N4', 'N3', 'N2', 'N1')),
	CONSTRAINT "point_awards_round" CHECK (round >= 0),
	CONSTRAINT "point_awards_points" CHECK (points > 0)
);
--> statement-breakpoint
CREATE TABLE "word_progress" (
	"member_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"saved_at" timestamp with time zone,
	"attempts_used" smallint DEFAULT 0 NOT NULL,
	"cooldown_until" timestamp with time zone,
	"completed_at" timestamp with time zone,
	CONSTRAINT "word_progress_key" PRIMARY KEY("member_id","word_id"),
	CONSTRAINT "word_progress_attempts" CHECK (attempts_used between 0 and 2),
	CONSTRAINT "word_progress_completed_is_saved" CHECK (completed_at is null or saved_at is not null)
);
--> statement-breakpoint
CREATE TABLE "word_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "word_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"field" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "word_reports_field_known" CHECK (field in ('japaneseWord', 'hiragana', 'koreanPronunciation', 'meaningKo'))
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD CONSTRAINT "own_synonyms_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD CONSTRAINT "own_synonyms_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_awards" ADD CONSTRAINT "point_awards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_progress" ADD CONSTRAINT "word_progress_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_progress" ADD CONSTRAINT "word_progress_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "point_awards_sums" ON "point_awards" USING btree ("member_id","earned_at","kind","points");--> statement-breakpoint
CREATE INDEX "word_reports_member" ON "word_reports" USING btree ("member_id");
--> statement-breakpoint
-- What somebody has earned stays as it was; it goes with the account alone.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "point_awards_append_only"
BEFORE UPDATE ON "point_awards"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
