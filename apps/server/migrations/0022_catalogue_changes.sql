CREATE TABLE "catalogue_changes" (
	"version" bigint NOT NULL,
	"part" text NOT NULL,
	"word_id" integer
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_version" ON "catalogue_changes" USING btree ("version");
--> statement-breakpoint
-- Counts a change of the catalogue and keeps what it was. Every version has a row, so that one whose row was dropped is known to be missing.
CREATE FUNCTION "count_catalogue_change"(changed_part text, changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE counted bigint;
BEGIN
	UPDATE catalogue_version SET version = version + 1 RETURNING version INTO counted;
	IF changed_ids IS NULL OR cardinality(changed_ids) > 100 THEN
		INSERT INTO catalogue_changes VALUES (counted, changed_part, NULL);
	ELSE
		INSERT INTO catalogue_changes SELECT counted, changed_part, unnest(changed_ids);
	END IF;
	DELETE FROM catalogue_changes WHERE version <= counted - 1000;
	NOTIFY catalogue;
END
$$;
--> statement-breakpoint
-- Of the other tables, whose parts of the catalogue are read anew as a whole.
CREATE OR REPLACE FUNCTION "words_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM count_catalogue_change(
		CASE
			WHEN TG_TABLE_NAME IN ('words', 'sentences', 'quizzes') THEN TG_TABLE_NAME::text
			WHEN TG_TABLE_NAME IN ('fields', 'field_words', 'ko_like') THEN 'lists'
			ELSE 'songs'
		END,
		NULL
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- Of the words, one by one. A statement that changes none is no change.
CREATE FUNCTION "word_rows_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed_ids integer[];
BEGIN
	SELECT array_agg(id) INTO changed_ids FROM (SELECT DISTINCT id FROM changed LIMIT 101) AS ids;
	IF changed_ids IS NOT NULL THEN
		PERFORM count_catalogue_change('words', changed_ids);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "words_changed" ON "words";
--> statement-breakpoint
CREATE TRIGGER "words_truncated"
AFTER TRUNCATE ON "words"
FOR EACH STATEMENT EXECUTE FUNCTION "words_changed"();
--> statement-breakpoint
CREATE TRIGGER "words_inserted" AFTER INSERT ON "words"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "word_rows_changed"();
--> statement-breakpoint
CREATE TRIGGER "words_updated" AFTER UPDATE ON "words"
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "word_rows_changed"();
--> statement-breakpoint
CREATE TRIGGER "words_deleted" AFTER DELETE ON "words"
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "word_rows_changed"();
