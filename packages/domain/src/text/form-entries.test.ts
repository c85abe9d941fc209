import { expect, test } from 'vitest';
import type { FormName } from '../language/index.js';
import { formSteps } from './form-entries.js';

// biome-ignore format: a table, to be read down
test.each([
  [['potential', 'negative', 'past'], ['verb-ru'], 'potential nai katta'],
  [['past'],                          ['verb-u'],  'ta'],
  [['past'],                          ['adj-i'],   'katta'],
  [['desire', 'past'],                ['verb-u'],  'tai katta'],
  [['causative', 'passive', 'past'],  ['verb-u'],  'causative-passive ta'],
  [['polite', 'negative', 'past'],    ['verb-u'],  'masen ta'],
  [['change', 'past'],                ['adj-i'],   'ku-naru ta'],
  [['show'],                          ['adj-i'],   ''],
] as const)('%s of %s', (names, partsOfSpeech, ids) => {
  const steps = formSteps(names as readonly FormName[], partsOfSpeech);
  expect(steps.map(({ entry }) => entry?.id ?? '').join(' ')).toBe(ids);
  expect(steps.flatMap((step) => step.names)).toEqual(names);
});
