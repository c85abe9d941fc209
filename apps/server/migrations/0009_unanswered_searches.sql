CREATE TABLE "unanswered_searches" (
	"key" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"last_on" date NOT NULL,
	CONSTRAINT "unanswered_searches_times" CHECK ("unanswered_searches"."times" > 0)
);
