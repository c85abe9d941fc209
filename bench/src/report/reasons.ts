/** Why a goal is missed, by its name: shown only while it is. */
export const REASONS: Readonly<Record<string, string>> = {};
