import { ApiError } from '@utarang/contract';

/** True if a type is always a list or an object, whose members code reads without a check. */
type HasParts<Value> = [Value] extends [object] ? true : false;

/**
 * The outline that an answer must have for the page to be rendered, by example: `''` is any text, `0` any number, `[x]`
 * a list of such, `null` anything. Lists and objects inside it must be named: where one is missing, rendering would
 * fail.
 */
export type Outline<Answer> = [Answer] extends [string]
  ? ''
  : [Answer] extends [number]
    ? 0
    : [Answer] extends [boolean]
      ? false
      : [Answer] extends [readonly (infer Item)[]]
        ? readonly [Outline<Item>]
        : [Answer] extends [object]
          ? string extends keyof Answer
            ? object
            : {
                readonly [Key in keyof Answer as HasParts<Answer[Key]> extends true ? Key : never]: Outline<
                  Answer[Key]
                >;
              } & {
                readonly [Key in keyof Answer as HasParts<Answer[Key]> extends true ? never : Key]?: Outline<
                  Answer[Key]
                >;
              }
          : null;

const isLike = (answer: unknown, outline: unknown): boolean =>
  outline === null ||
  (Array.isArray(outline)
    ? Array.isArray(answer) && answer.every((item) => isLike(item, outline[0]))
    : typeof outline === 'object'
      ? typeof answer === 'object' &&
        answer !== null &&
        !Array.isArray(answer) &&
        Object.entries(outline).every(([key, part]) => isLike((answer as Record<string, unknown>)[key], part))
      : typeof answer === typeof outline);

/**
 * Returns an answer only where it has the outline. Any other is an error of the server: the component that shows it
 * says so, and the rest of the page stays.
 */
export const requireOutline =
  <Answer>(outline: Outline<Answer>) =>
  (answer: unknown): Answer => {
    if (isLike(answer, outline)) return answer as Answer;
    throw new ApiError('internal', {}, { status: 500 });
  };
