CREATE TABLE "point_days" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"word_points" integer NOT NULL,
	"quiz_points" integer NOT NULL,
	CONSTRAINT "point_days_key" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "point_totals" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"word_points" integer NOT NULL,
	"quiz_points" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "point_days" ADD CONSTRAINT "point_days_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_totals" ADD CONSTRAINT "point_totals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Both are written with every award of their member: room for the new version of a row beside the old one.
ALTER TABLE "point_totals" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "point_days" SET (fillfactor = 90);--> statement-breakpoint
CREATE FUNCTION "add_points"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO point_days AS kept (member_id, day, word_points, quiz_points)
  SELECT member_id, (earned_at AT TIME ZONE 'Asia/Seoul')::date AS day,
    coalesce(sum(points) FILTER (WHERE kind = 'word'), 0), coalesce(sum(points) FILTER (WHERE kind <> 'word'), 0)
  FROM added GROUP BY member_id, day ORDER BY member_id, day
  ON CONFLICT (member_id, day) DO UPDATE
    SET word_points = kept.word_points + excluded.word_points, quiz_points = kept.quiz_points + excluded.quiz_points;
  INSERT INTO point_totals AS kept (member_id, word_points, quiz_points)
  SELECT member_id,
    coalesce(sum(points) FILTER (WHERE kind = 'word'), 0), coalesce(sum(points) FILTER (WHERE kind <> 'word'), 0)
  FROM added GROUP BY member_id ORDER BY member_id
  ON CONFLICT (member_id) DO UPDATE
    SET word_points = kept.word_points + excluded.word_points, quiz_points = kept.quiz_points + excluded.quiz_points;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Nothing of the product takes an award away; it goes with the account. Sums follow whoever does it by hand.
CREATE FUNCTION "take_points"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE point_days AS kept
  SET word_points = kept.word_points - gone.words, quiz_points = kept.quiz_points - gone.quizzes
  FROM (
    SELECT member_id, (earned_at AT TIME ZONE 'Asia/Seoul')::date AS day,
      coalesce(sum(points) FILTER (WHERE kind = 'word'), 0) AS words,
      coalesce(sum(points) FILTER (WHERE kind <> 'word'), 0) AS quizzes
    FROM taken GROUP BY member_id, day
  ) AS gone
  WHERE kept.member_id = gone.member_id AND kept.day = gone.day;
  UPDATE point_totals AS kept
  SET word_points = kept.word_points - gone.words, quiz_points = kept.quiz_points - gone.quizzes
  FROM (
    SELECT member_id, coalesce(sum(points) FILTER (WHERE kind = 'word'), 0) AS words,
      coalesce(sum(points) FILTER (WHERE kind <> 'word'), 0) AS quizzes
    FROM taken GROUP BY member_id
  ) AS gone
  WHERE kept.member_id = gone.member_id;
  DELETE FROM point_days WHERE word_points = 0 AND quiz_points = 0 AND member_id IN (SELECT member_id FROM taken);
  DELETE FROM point_totals WHERE word_points = 0 AND quiz_points = 0 AND member_id IN (SELECT member_id FROM taken);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "point_awards_added" AFTER INSERT ON "point_awards"
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "add_points"();--> statement-breakpoint
CREATE TRIGGER "point_awards_taken" AFTER DELETE ON "point_awards"
REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION "take_points"();--> statement-breakpoint
-- The triggers have locked the ledger: what the release before adds meanwhile waits, and is added by them.
INSERT INTO "point_days" ("member_id", "day", "word_points", "quiz_points")
SELECT "member_id", ("earned_at" AT TIME ZONE 'Asia/Seoul')::date AS "day",
  coalesce(sum("points") FILTER (WHERE "kind" = 'word'), 0), coalesce(sum("points") FILTER (WHERE "kind" <> 'word'), 0)
FROM "point_awards" GROUP BY "member_id", "day";--> statement-breakpoint
INSERT INTO "point_totals" ("member_id", "word_points", "quiz_points")
SELECT "member_id", sum("word_points"), sum("quiz_points") FROM "point_days" GROUP BY "member_id";
