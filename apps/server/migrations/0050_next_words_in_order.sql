DROP INDEX "word_memory_again";--> statement-breakpoint
DROP INDEX "word_memory_due";--> statement-breakpoint
DROP INDEX "word_memory_new";--> statement-breakpoint
CREATE INDEX "word_memory_learnt" ON "word_memory" USING btree ("member_id","reviewed_at","stability") WHERE streak > 0;--> statement-breakpoint
CREATE INDEX "word_memory_due" ON "word_memory" USING btree ("member_id","due_at","word_id","asked_on") WHERE saved_at is not null and due_at is not null;--> statement-breakpoint
CREATE INDEX "word_memory_new" ON "word_memory" USING btree ("member_id","saved_at","word_id") WHERE saved_at is not null and due_at is null;--> statement-breakpoint
-- A word with a memory exists: that was checked when the memory was added, and the memory holds the word. So an answer
-- to it need not lock the word, to which other members answer at the same time.
CREATE OR REPLACE FUNCTION "check_learnt_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'reviews' AND NOT EXISTS (SELECT FROM changed WHERE NOT EXISTS (SELECT FROM word_memory
    WHERE word_memory.member_id = changed.member_id AND word_memory.word_id = changed.word_id)) THEN
    RETURN NULL;
  END IF;
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
