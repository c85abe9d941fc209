/**
 * Throttles log lines that come in floods: an outage fails every request for the same reason. For the first of a kind
 * in a minute it returns how many of its kind were left out before; for each of the others null, to leave it out.
 */
export declare function createFlood(now?: () => number): (kind: string) => {
    readonly repeated: number;
} | null;
