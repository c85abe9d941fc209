CREATE INDEX "email_changes_changed" ON "email_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "known_devices_last_login" ON "known_devices" USING btree ("last_login_at");--> statement-breakpoint
CREATE INDEX "mail_queue_member" ON "mail_queue" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_admins" ON "members" USING btree ("id") WHERE role = 'ROLE_ADMIN';--> statement-breakpoint
CREATE INDEX "sessions_last_seen" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_created" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "temporary_passwords_created" ON "temporary_passwords" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "word_reports_closed" ON "word_reports" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "word_imports_created" ON "word_imports" USING btree ("created_at");