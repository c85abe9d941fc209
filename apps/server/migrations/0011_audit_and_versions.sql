CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reverted_by" integer,
	CONSTRAINT "audit_entries_subject_known" CHECK (subject in ('word', 'sentence', 'artist', 'song', 'member')),
	CONSTRAINT "audit_entries_action_filled" CHECK (action <> '')
);
--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "word_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "lists_edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "words" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_admin_id_members_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_reverted_by_audit_entries_id_fk" FOREIGN KEY ("reverted_by") REFERENCES "public"."audit_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_admin" ON "audit_entries" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "audit_entries_reverted_by" ON "audit_entries" USING btree ("reverted_by");--> statement-breakpoint
CREATE INDEX "own_synonyms_waiting" ON "own_synonyms" USING btree ("word_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "word_reports_waiting" ON "word_reports" USING btree ("word_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD CONSTRAINT "own_synonyms_decision_known" CHECK (decision in ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "own_synonyms" ADD CONSTRAINT "own_synonyms_decided" CHECK ((decision is null) = (decided_at is null));--> statement-breakpoint
ALTER TABLE "word_reports" ADD CONSTRAINT "word_reports_decision_known" CHECK (decision in ('accepted', 'refused'));
--> statement-breakpoint
-- Whoever changes a word, a seed or the release before too: what was read before is of an earlier version.
CREATE FUNCTION "count_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "words_count_version"
BEFORE UPDATE ON "words"
FOR EACH ROW WHEN (OLD IS DISTINCT FROM NEW)
EXECUTE FUNCTION "count_version"();
--> statement-breakpoint
-- What was done stays as it was done: an entry may lose its admin, whose account is gone, and be taken back, once.
CREATE FUNCTION "keep_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.at, NEW.subject, NEW.subject_id, NEW.action, NEW.before, NEW.after)
		IS DISTINCT FROM (OLD.id, OLD.at, OLD.subject, OLD.subject_id, OLD.action, OLD.before, OLD.after)
		OR (NEW.admin_id IS NOT NULL AND NEW.admin_id IS DISTINCT FROM OLD.admin_id)
		OR (OLD.reverted_by IS NOT NULL AND NEW.reverted_by IS DISTINCT FROM OLD.reverted_by) THEN
		RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_kept"
BEFORE UPDATE ON "audit_entries"
FOR EACH ROW EXECUTE FUNCTION "keep_audit_entry"();
