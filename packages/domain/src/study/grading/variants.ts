import { answerKey, unbracketed } from './answer-key.js';
import { type GradedWord, inflects } from './graded-word.js';
import { hadaVariants } from './hada.js';
import { inflections } from './inflection.js';
import { withParticles } from './particle.js';
import { sensesOf } from './senses.js';

/** Keys that are right for a word though they are not listed. */
export type Variants = {
  /** 하다 or 되다 dropped or added. */
  readonly hada: ReadonlySet<string>;
  /** Inflected, or with a particle. */
  readonly forms: ReadonlySet<string>;
};

/** One step from a listed answer each; steps are never combined, so that what passes can be listed and looked through. */
export function variantsOf({ meaningKo, accepted, partsOfSpeech = [] }: GradedWord): Variants {
  const hada = new Set<string>();
  const forms = new Set<string>();
  for (const listed of [...sensesOf(meaningKo), ...accepted]) {
    const sense = unbracketed(listed).trim();
    const key = answerKey(sense);
    for (const variant of hadaVariants(sense, key, partsOfSpeech)) hada.add(variant);
    const others =
      inflects(partsOfSpeech) && key.endsWith('다') ? inflections(sense, key, partsOfSpeech) : withParticles(key);
    for (const variant of others) forms.add(variant);
  }
  return { hada, forms };
}
