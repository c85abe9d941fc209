import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * Writes answers as JSON. With `checked` each is held to its schema: what it says has to be all that the contract says,
 * and nothing besides. So it is wherever anything is tested or developed; what passed there is only written in
 * production, where it is made anew for every query.
 */
export function answerWriter(checked: boolean) {
  return <Shape extends Schema>(schema: Shape, answer: z.output<Shape>): string => {
    const json = JSON.stringify(answer);
    if (checked && !isDeepStrictEqual(JSON.parse(json), JSON.parse(JSON.stringify(z.encode(schema, answer))))) {
      throw new Error('an answer says more than its contract');
    }
    return json;
  };
}
