-- The directories have the names of the constraints that they are in place of: by these a name or an address is known
-- to be taken, by the release before, too.
ALTER TABLE "members" DROP CONSTRAINT "members_username";--> statement-breakpoint
ALTER TABLE "members" DROP CONSTRAINT "members_email";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_token";--> statement-breakpoint
CREATE TABLE "device_tokens" (
	"token_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "device_tokens_key" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
CREATE TABLE "email_addresses" (
	"email_key" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "members_email" PRIMARY KEY("email_key")
);
--> statement-breakpoint
CREATE TABLE "push_endpoints" (
	"endpoint" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "push_endpoints_key" PRIMARY KEY("endpoint")
);
--> statement-breakpoint
CREATE TABLE "session_tokens" (
	"token_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"session_id" integer NOT NULL,
	CONSTRAINT "sessions_token" PRIMARY KEY("token_hash")
);
--> statement-breakpoint
CREATE TABLE "usernames" (
	"username_key" text NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "members_username" PRIMARY KEY("username_key")
);
--> statement-breakpoint
ALTER TABLE "reminder_devices" DROP CONSTRAINT "reminder_devices_endpoint";--> statement-breakpoint
ALTER TABLE "reminder_devices" DROP CONSTRAINT "reminder_devices_session_id_sessions_id_fk";
--> statement-breakpoint
DROP INDEX "email_changes_member";--> statement-breakpoint
DROP INDEX "mail_queue_member";--> statement-breakpoint
DROP INDEX "own_lyrics_member";--> statement-breakpoint
DROP INDEX "reminder_devices_session";--> statement-breakpoint
DROP INDEX "sessions_member";--> statement-breakpoint
DROP INDEX "word_reports_member";--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_pkey";--> statement-breakpoint
ALTER TABLE "mail_queue" DROP CONSTRAINT "mail_queue_pkey";--> statement-breakpoint
ALTER TABLE "own_lyrics" DROP CONSTRAINT "own_lyrics_pkey";--> statement-breakpoint
ALTER TABLE "own_synonyms" DROP CONSTRAINT "own_synonyms_pkey";--> statement-breakpoint
ALTER TABLE "own_words" DROP CONSTRAINT "own_words_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "word_corrections" DROP CONSTRAINT "word_corrections_pkey";--> statement-breakpoint
ALTER TABLE "word_reports" DROP CONSTRAINT "word_reports_pkey";--> statement-breakpoint
ALTER TABLE "word_wishes" DROP CONSTRAINT "word_wishes_pkey";--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "mail_queue" ADD CONSTRAINT "mail_queue_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "own_lyrics" ADD CONSTRAINT "own_lyrics_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD CONSTRAINT "own_synonyms_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "word_corrections" ADD CONSTRAINT "word_corrections_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "word_wishes" ADD CONSTRAINT "word_wishes_key" PRIMARY KEY("member_id","id");--> statement-breakpoint
ALTER TABLE "reminder_devices" ADD CONSTRAINT "reminder_devices_session" FOREIGN KEY ("member_id","session_id") REFERENCES "public"."sessions"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_username_key" ON "members" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "members_email_key" ON "members" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "own_synonyms_id" ON "own_synonyms" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sessions_token_hash" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "word_reports_id" ON "word_reports" USING btree ("id");--> statement-breakpoint
CREATE INDEX "word_wishes_id" ON "word_wishes" USING btree ("id");--> statement-breakpoint
ALTER TABLE "reminder_devices" ADD CONSTRAINT "reminder_devices_endpoint" UNIQUE("member_id","endpoint");--> statement-breakpoint
-- Directories follow the tables that they are made of, whichever release writes these.
CREATE FUNCTION "keep_usernames"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN DELETE FROM usernames WHERE username_key = old.username_key; END IF;
  IF tg_op <> 'DELETE' THEN INSERT INTO usernames VALUES (new.username_key, new.id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_email_addresses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN DELETE FROM email_addresses WHERE email_key = old.email_key; END IF;
  IF tg_op <> 'DELETE' THEN
    INSERT INTO email_addresses SELECT new.email_key, new.id WHERE new.email_key IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_session_tokens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN DELETE FROM session_tokens WHERE token_hash = old.token_hash; END IF;
  IF tg_op <> 'DELETE' THEN INSERT INTO session_tokens VALUES (new.token_hash, new.member_id, new.id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_device_tokens"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op <> 'INSERT' THEN
    DELETE FROM device_tokens WHERE token_hash = old.token_hash AND member_id = old.member_id;
  END IF;
  IF tg_op <> 'DELETE' THEN INSERT INTO device_tokens VALUES (new.token_hash, new.member_id); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The endpoint is claimed before its device is kept, and may be somebody else's when the device goes.
CREATE FUNCTION "leave_push_endpoint"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_endpoints WHERE endpoint = old.endpoint AND member_id = old.member_id;
  RETURN NULL;
END $$;--> statement-breakpoint
INSERT INTO "usernames" SELECT "username_key", "id" FROM "members";--> statement-breakpoint
INSERT INTO "email_addresses" SELECT "email_key", "id" FROM "members" WHERE "email_key" IS NOT NULL;--> statement-breakpoint
INSERT INTO "session_tokens" SELECT "token_hash", "member_id", "id" FROM "sessions";--> statement-breakpoint
INSERT INTO "device_tokens" SELECT "token_hash", "member_id" FROM "known_devices";--> statement-breakpoint
INSERT INTO "push_endpoints" SELECT "endpoint", "member_id" FROM "reminder_devices";--> statement-breakpoint
CREATE TRIGGER "members_username_kept" AFTER INSERT OR DELETE OR UPDATE OF "username_key" ON "members"
FOR EACH ROW EXECUTE FUNCTION "keep_usernames"();--> statement-breakpoint
CREATE TRIGGER "members_email_kept" AFTER INSERT OR DELETE OR UPDATE OF "email_key" ON "members"
FOR EACH ROW EXECUTE FUNCTION "keep_email_addresses"();--> statement-breakpoint
CREATE TRIGGER "sessions_token_kept" AFTER INSERT OR DELETE OR UPDATE OF "token_hash" ON "sessions"
FOR EACH ROW EXECUTE FUNCTION "keep_session_tokens"();--> statement-breakpoint
CREATE TRIGGER "known_devices_token_kept" AFTER INSERT OR DELETE OR UPDATE OF "token_hash" ON "known_devices"
FOR EACH ROW EXECUTE FUNCTION "keep_device_tokens"();--> statement-breakpoint
CREATE TRIGGER "reminder_devices_endpoint_left" AFTER DELETE ON "reminder_devices"
FOR EACH ROW EXECUTE FUNCTION "leave_push_endpoint"();--> statement-breakpoint
-- As before, but for the member, who is in the key now.
CREATE OR REPLACE FUNCTION "check_learnt_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM words WHERE id IN (SELECT word_id FROM changed) ORDER BY id FOR KEY SHARE;
  PERFORM FROM own_words WHERE (member_id, id) IN (
    SELECT member_id, word_id FROM changed WHERE word_id >= 900000001) ORDER BY member_id, id FOR KEY SHARE;
  PERFORM refuse_learnt_word((SELECT word_id FROM changed WHERE word_id < 900000001
    AND NOT EXISTS (SELECT FROM words WHERE words.id = changed.word_id) LIMIT 1));
  PERFORM refuse_learnt_word((SELECT word_id FROM changed WHERE word_id >= 900000001
    AND NOT EXISTS (SELECT FROM own_words WHERE own_words.id = changed.word_id
      AND own_words.member_id = changed.member_id) LIMIT 1));
  RETURN NULL;
END $$;
