import type { WrittenForm } from '@utarang/domain/words';
/**
 * The first id of words that admins add; ids of seeded words are written in the content, up to 100,000. It is the same
 * for artists and songs of operators and admins.
 */
export declare const FIRST_ADDED_ID = 100001;
export declare const addedWordIds: import("drizzle-orm/pg-core").PgSequence;
export declare const words: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "words";
    schema: undefined;
    columns: {
        id: import("drizzle-orm/pg-core").PgColumn<{
            name: "id";
            tableName: "words";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        japaneseWord: import("drizzle-orm/pg-core").PgColumn<{
            name: "japanese_word";
            tableName: "words";
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
        reading: import("drizzle-orm/pg-core").PgColumn<{
            name: "hiragana";
            tableName: "words";
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
        koreanPronunciation: import("drizzle-orm/pg-core").PgColumn<{
            name: "korean_pronunciation";
            tableName: "words";
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
        meaningKo: import("drizzle-orm/pg-core").PgColumn<{
            name: "meaning_ko";
            tableName: "words";
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
        level: import("drizzle-orm/pg-core").PgColumn<{
            name: "level";
            tableName: "words";
            dataType: "string";
            columnType: "PgText";
            data: "N1" | "N2" | "N3" | "N4" | "N5";
            driverParam: string;
            notNull: false;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: ["N5", "N4", "N3", "N2", "N1"];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        partsOfSpeech: import("drizzle-orm/pg-core").PgColumn<{
            name: "parts_of_speech";
            tableName: "words";
            dataType: "array";
            columnType: "PgArray";
            data: ("adj-i" | "adj-na" | "adverb" | "conjunction" | "counter" | "determiner" | "expression" | "interjection" | "noun" | "noun-suru" | "numeral" | "particle" | "prefix" | "pronoun" | "suffix" | "verb-irregular" | "verb-ru" | "verb-u")[];
            driverParam: string | string[];
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: import("drizzle-orm").Column<{
                name: "parts_of_speech";
                tableName: "words";
                dataType: "string";
                columnType: "PgText";
                data: string;
                driverParam: string;
                notNull: false;
                hasDefault: false;
                isPrimaryKey: false;
                isAutoincrement: false;
                hasRuntimeDefault: false;
                enumValues: [string, ...string[]];
                baseColumn: never;
                identity: undefined;
                generated: undefined;
            }, {}, {}>;
            identity: undefined;
            generated: undefined;
        }, {}, {
            baseBuilder: import("drizzle-orm/pg-core").PgColumnBuilder<{
                name: "parts_of_speech";
                dataType: 'string';
                columnType: 'PgText';
                data: string;
                enumValues: [string, ...string[]];
                driverParam: string;
            }, {}, {}, import("drizzle-orm").ColumnBuilderExtraConfig>;
            size: undefined;
            $type: ("adj-i" | "adj-na" | "adverb" | "conjunction" | "counter" | "determiner" | "expression" | "interjection" | "noun" | "noun-suru" | "numeral" | "particle" | "prefix" | "pronoun" | "suffix" | "verb-irregular" | "verb-ru" | "verb-u")[];
        }>;
        accept: import("drizzle-orm/pg-core").PgColumn<{
            name: "accepted";
            tableName: "words";
            dataType: "array";
            columnType: "PgArray";
            data: string[];
            driverParam: string | string[];
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: import("drizzle-orm").Column<{
                name: "accepted";
                tableName: "words";
                dataType: "string";
                columnType: "PgText";
                data: string;
                driverParam: string;
                notNull: false;
                hasDefault: false;
                isPrimaryKey: false;
                isAutoincrement: false;
                hasRuntimeDefault: false;
                enumValues: [string, ...string[]];
                baseColumn: never;
                identity: undefined;
                generated: undefined;
            }, {}, {}>;
            identity: undefined;
            generated: undefined;
        }, {}, {
            baseBuilder: import("drizzle-orm/pg-core").PgColumnBuilder<{
                name: "accepted";
                dataType: 'string';
                columnType: 'PgText';
                data: string;
                enumValues: [string, ...string[]];
                driverParam: string;
            }, {}, {}, import("drizzle-orm").ColumnBuilderExtraConfig>;
            size: undefined;
        }>;
        block: import("drizzle-orm/pg-core").PgColumn<{
            name: "blocked";
            tableName: "words";
            dataType: "array";
            columnType: "PgArray";
            data: string[];
            driverParam: string | string[];
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: [string, ...string[]];
            baseColumn: import("drizzle-orm").Column<{
                name: "blocked";
                tableName: "words";
                dataType: "string";
                columnType: "PgText";
                data: string;
                driverParam: string;
                notNull: false;
                hasDefault: false;
                isPrimaryKey: false;
                isAutoincrement: false;
                hasRuntimeDefault: false;
                enumValues: [string, ...string[]];
                baseColumn: never;
                identity: undefined;
                generated: undefined;
            }, {}, {}>;
            identity: undefined;
            generated: undefined;
        }, {}, {
            baseBuilder: import("drizzle-orm/pg-core").PgColumnBuilder<{
                name: "blocked";
                dataType: 'string';
                columnType: 'PgText';
                data: string;
                enumValues: [string, ...string[]];
                driverParam: string;
            }, {}, {}, import("drizzle-orm").ColumnBuilderExtraConfig>;
            size: undefined;
        }>;
        forms: import("drizzle-orm/pg-core").PgColumn<{
            name: "forms";
            tableName: "words";
            dataType: "json";
            columnType: "PgJsonb";
            data: WrittenForm[];
            driverParam: unknown;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            $type: WrittenForm[];
        }>;
        editedAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "edited_at";
            tableName: "words";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: false;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        listsEditedAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "lists_edited_at";
            tableName: "words";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: false;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        version: import("drizzle-orm/pg-core").PgColumn<{
            name: "version";
            tableName: "words";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
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
        retiredAt: import("drizzle-orm/pg-core").PgColumn<{
            name: "retired_at";
            tableName: "words";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: false;
            hasDefault: false;
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
/** One row, which counts the changes of `words` (by trigger, see the migration), so that every process can compare. */
export declare const catalogueVersion: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "catalogue_version";
    schema: undefined;
    columns: {
        single: import("drizzle-orm/pg-core").PgColumn<{
            name: "single";
            tableName: "catalogue_version";
            dataType: "boolean";
            columnType: "PgBoolean";
            data: boolean;
            driverParam: boolean;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: true;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        version: import("drizzle-orm/pg-core").PgColumn<{
            name: "version";
            tableName: "catalogue_version";
            dataType: "number";
            columnType: "PgBigInt53";
            data: number;
            driverParam: string | number;
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
/** The parts of the catalogue that changes are recorded for. */
export declare const catalogueParts: readonly ['words', 'lists', 'facts', 'sentences', 'quizzes', 'songs'];
export type CataloguePart = (typeof catalogueParts)[number];
/**
 * Changes of each of the last versions of the catalogue, so that a process applies only these. Written by a trigger,
 * which also deletes rows of versions long past. A row of `words` without a word stands for many of them.
 */
export declare const catalogueChanges: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "catalogue_changes";
    schema: undefined;
    columns: {
        version: import("drizzle-orm/pg-core").PgColumn<{
            name: "version";
            tableName: "catalogue_changes";
            dataType: "number";
            columnType: "PgBigInt53";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        part: import("drizzle-orm/pg-core").PgColumn<{
            name: "part";
            tableName: "catalogue_changes";
            dataType: "string";
            columnType: "PgText";
            data: "facts" | "lists" | "quizzes" | "sentences" | "songs" | "words";
            driverParam: string;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: ["words", "lists", "facts", "sentences", "quizzes", "songs"];
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        wordId: import("drizzle-orm/pg-core").PgColumn<{
            name: "word_id";
            tableName: "catalogue_changes";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: false;
            hasDefault: false;
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
