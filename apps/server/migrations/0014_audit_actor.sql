ALTER TABLE "audit_entries" ADD COLUMN "actor" text DEFAULT 'admin' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_known" CHECK (actor in ('admin', 'operator'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_operator_is_no_admin" CHECK (actor <> 'operator' or admin_id is null);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW.id, NEW.actor, NEW.at, NEW.subject, NEW.subject_id, NEW.action, NEW.before, NEW.after)
		IS DISTINCT FROM (OLD.id, OLD.actor, OLD.at, OLD.subject, OLD.subject_id, OLD.action, OLD.before, OLD.after)
		OR (NEW.admin_id IS NOT NULL AND NEW.admin_id IS DISTINCT FROM OLD.admin_id)
		OR (OLD.reverted_by IS NOT NULL AND NEW.reverted_by IS DISTINCT FROM OLD.reverted_by) THEN
		RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME;
	END IF;
	RETURN NEW;
END
$$;
