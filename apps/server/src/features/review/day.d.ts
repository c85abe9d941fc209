import { type Review, type ReviewAhead, type ReviewDay, type ReviewSettings } from '@utarang/contract';
import type { Orm } from '../../db/orm.js';
import type { Plan } from '../../learner/review-state.repo.js';
import type { QueuedDay } from './day.repo.js';
import type { ReviewDeps } from './deps.js';
/** Reads a member's day of review (docs/product/review.md#a-day). */
export declare function createDay({ catalogue, patternsDue }: Pick<ReviewDeps, 'catalogue' | 'patternsDue'>): {
    shownOf: (db: Orm, memberId: number, now: Date, today: QueuedDay, hasVoice: boolean) => Promise<{
        doneToday: number;
        totalToday: number;
        next: {
            wordId: number;
            kind: "listening" | "meaning" | "sentence" | "word";
            question: string;
            meaningKo: string | null;
            reading: string | null;
            level: "N1" | "N2" | "N3" | "N4" | "N5" | null;
            retrievability: number | null;
            strength: 1 | 2 | 3 | 4 | 5 | null;
            isNew: boolean;
            isAgain: boolean;
            metIn: {
                id: string;
                title: string;
            } | null;
        } | null;
    }>;
    stateOf: (db: Orm, memberId: number, now: Date, today: QueuedDay, hasVoice: boolean) => Promise<Review>;
    summaryOf: (db: Orm, memberId: number, now: Date, today: QueuedDay) => Promise<ReviewDay>;
    aheadOf: (db: Orm, memberId: number, now: Date, today: QueuedDay, hasVoice: boolean) => Promise<ReviewAhead>;
};
export type Day = ReturnType<typeof createDay>;
export declare const settingsOf: (plan: Plan | null) => ReviewSettings;
