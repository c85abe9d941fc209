/** A column with a moment. */
export declare const instant: (name: string) => import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
/** The member to whom a row belongs; it is deleted with the account. */
export declare const memberId: () => import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"member_id">>;
/**
 * The memory of one thing: columns up to `reviewedAt` are null where it was never answered
 * (docs/product/review.md#memory).
 */
export declare const memoryColumns: () => {
    /** In days. */
    stability: import("drizzle-orm/pg-core").PgDoublePrecisionBuilderInitial<"stability">;
    difficulty: import("drizzle-orm/pg-core").PgDoublePrecisionBuilderInitial<"difficulty">;
    dueAt: import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
    reviewedAt: import("drizzle-orm/pg-core").PgTimestampBuilderInitial<string>;
    reps: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"reps">>>;
    lapses: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"lapses">>>;
    streak: import("drizzle-orm").HasDefault<import("drizzle-orm").NotNull<import("drizzle-orm/pg-core").PgIntegerBuilderInitial<"streak">>>;
};
