import pg from 'pg';
/** Ends a connection at once; what is running on it fails with `error`. */
export declare function destroyConnection(client: pg.ClientBase, error: Error): void;
/** A connection whose `end` always settles: a frozen server would never confirm it. */
export declare class OwnConnection extends pg.Client {
    constructor(config: pg.ClientConfig);
    end(): Promise<void>;
}
/** Runs `act` on a connection of its own, which is closed afterwards; `withinMs` is the time for all of it. */
export declare function onOwnConnection<Result>(config: pg.ClientConfig, withinMs: number, act: (client: pg.Client) => Promise<Result>): Promise<Result>;
