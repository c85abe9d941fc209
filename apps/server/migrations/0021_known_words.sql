CREATE TABLE "known_words" (
	"member_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"known_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_words_key" PRIMARY KEY("member_id","word_id")
);
--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_words" ADD CONSTRAINT "known_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;