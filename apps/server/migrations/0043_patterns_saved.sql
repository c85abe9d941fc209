CREATE TABLE "pattern_memory" (
	"member_id" integer NOT NULL,
	"pattern_id" text NOT NULL,
	"saved_at" timestamp with time zone,
	"stability" double precision,
	"difficulty" double precision,
	"due_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"reps" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"begun_on" date,
	CONSTRAINT "pattern_memory_key" PRIMARY KEY("member_id","pattern_id"),
	CONSTRAINT "pattern_memory_whole" CHECK ((stability is null) = (reps = 0) and (stability is null) = (difficulty is null) and (stability is null) = (due_at is null) and (stability is null) = (reviewed_at is null) and (stability is null) = (begun_on is null))
);
--> statement-breakpoint
ALTER TABLE "pattern_memory" ADD CONSTRAINT "pattern_memory_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;