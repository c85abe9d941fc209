/**
 * Resolves to the result of `doing`, or after `withinMs` rejects with the error of `late`; `doing` may then continue
 * unobserved.
 */
export declare function withTimeout<Result>(doing: Promise<Result>, withinMs: number, late: () => Error): Promise<Result>;
