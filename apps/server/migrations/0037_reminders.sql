CREATE TABLE "reminder_devices" (
	"member_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_devices_key" PRIMARY KEY("member_id","session_id"),
	CONSTRAINT "reminder_devices_endpoint" UNIQUE("endpoint"),
	CONSTRAINT "reminder_devices_endpoint_length" CHECK (char_length(endpoint) <= 1000),
	CONSTRAINT "reminder_devices_keys_length" CHECK (char_length(p256dh) <= 100 and char_length(auth) <= 100)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"hour" smallint NOT NULL,
	"done_on" date NOT NULL,
	CONSTRAINT "reminders_hour" CHECK (hour between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "reminder_devices" ADD CONSTRAINT "reminder_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_devices" ADD CONSTRAINT "reminder_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminder_devices_session" ON "reminder_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("hour","done_on");