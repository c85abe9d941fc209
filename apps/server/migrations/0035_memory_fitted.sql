ALTER TABLE "review_plans" ADD COLUMN "parameters" double precision[];--> statement-breakpoint
ALTER TABLE "review_plans" ADD COLUMN "fit_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_plans" ADD COLUMN "fitted_on" date;--> statement-breakpoint
CREATE INDEX "review_plans_fit_due" ON "review_plans" USING btree ("member_id") WHERE fit_due;--> statement-breakpoint
ALTER TABLE "review_plans" ADD CONSTRAINT "review_plans_parameters" CHECK (cardinality(parameters) = 21);