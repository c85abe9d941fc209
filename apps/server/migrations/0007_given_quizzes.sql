CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "given_quizzes" (
	"member_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"kind" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"earned_at" timestamp with time zone,
	CONSTRAINT "given_quizzes_key" PRIMARY KEY("member_id","quiz_id"),
	CONSTRAINT "given_quizzes_kind_known" CHECK (kind in ('sentence', 'field'))
);
--> statement-breakpoint
ALTER TABLE "given_quizzes" ADD CONSTRAINT "given_quizzes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "given_quizzes" ADD CONSTRAINT "given_quizzes_quiz_id_sentences_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."sentences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Two random UUIDs have 244 random bits.
INSERT INTO "signing_keys" ("name", "key") VALUES ('quiz sitting', gen_random_uuid()::text || gen_random_uuid()::text);
