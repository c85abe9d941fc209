export * from './account-tables.js';
export * from './audit-tables.js';
export * from './course-tables.js';
export * from './directory-tables.js';
export * from './fact-tables.js';
export * from './favorite-tables.js';
export * from './list-tables.js';
export * from './lyric-tables.js';
export * from './pattern-tables.js';
export * from './reminder-tables.js';
export * from './review-tables.js';
export * from './search-tables.js';
export * from './sentence-tables.js';
export * from './song-tables.js';
export * from './study-tables.js';
export * from './take-along-tables.js';
export * from './word-tables.js';
/** The content that was seeded last, by the hash of its text: an unchanged one is skipped. */
export declare const seeds: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "seeds";
    schema: undefined;
    columns: {
        name: import("drizzle-orm/pg-core").PgColumn<{
            name: "name";
            tableName: "seeds";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        contentHash: import("drizzle-orm/pg-core").PgColumn<{
            name: "content_hash";
            tableName: "seeds";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        seededAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "seeded_at";
            tableName: "seeds";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
    };
    dialect: 'pg';
}>;
/** Keys for signing cookies of guests, the same in every process. The migration creates them. */
export declare const signingKeys: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "signing_keys";
    schema: undefined;
    columns: {
        name: import("drizzle-orm/pg-core").PgColumn<{
            name: "name";
            tableName: "signing_keys";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        key: import("drizzle-orm/pg-core").PgColumn<{
            name: "key";
            tableName: "signing_keys";
            dataType: "string";
            columnType: "PgText";
            data: string;
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
    };
    dialect: 'pg';
}>;
