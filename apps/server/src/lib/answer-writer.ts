import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/**
 * Serializes answers as JSON. With `checked` each is compared with its schema: it must have everything in the contract,
 * and nothing else. Tests and development check. Production only serializes, since it does so for every query.
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
