-- Null for cooldowns that an earlier release began: they have the length that all had.
ALTER TABLE "word_progress" ADD COLUMN "cooldown_seconds" integer;
