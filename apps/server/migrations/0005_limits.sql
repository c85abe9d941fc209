CREATE TABLE "known_devices" (
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_key" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "words" DROP CONSTRAINT "words_written_and_read";--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_token" ON "known_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "words_written_and_read" ON "words" USING btree ("japanese_word","hiragana") WHERE retired_at is null;