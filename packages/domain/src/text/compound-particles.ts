import { tableOf } from '../language/index.js';

/** Korean of particles that the analyser has as one piece and the phrases do not know, and what they are all written as. */
const ROWS: readonly (readonly [written: string, gloss: string])[] = [
  ['において に於いて に於て', '~에서, ~에 있어서'],
  ['における に於ける', '~에서의, ~에 있어서의'],
  ['によって に因って に依って', '~에 의해, ~에 따라'],
  ['により による に依る に因る', '~에 의한, ~에 따른'],
  ['によると によれば', '~에 따르면'],
  ['に対して にたいして に対し', '~에 대해(서)'],
  ['に対する にたいする', '~에 대한'],
  ['に関して にかんして に関し', '~에 관해(서)'],
  ['に関する にかんする', '~에 관한'],
  ['とともに と共に', '~와/과 함께'],
  ['をめぐって を巡って', '~을/를 둘러싸고'],
  ['をめぐる を巡る', '~을/를 둘러싼'],
  ['にかけて に掛けて', '~에 걸쳐, ~을/를 걸고'],
  ['にわたって に渡って に亘って', '~에 걸쳐'],
  ['にわたる に渡る に亘る', '~에 걸친'],
  ['につれて につれ に連れて', '~에 따라, ~(으)ㄹ수록'],
  ['に従って に従い にしたがって にしたがい', '~에 따라'],
  ['を通じて をつうじて', '~을/를 통해'],
  ['を通して をとおして', '~을/를 통해'],
  ['に際して に際し', '~에 즈음하여, ~할 때'],
  ['という', '~(이)라는, ~다는'],
  ['といった', '~ 같은, ~(이)라는'],
  ['といって', '~(이)라고 해서'],
  ['をもって を以て', '~(으)로, ~을/를 가지고'],
  ['にあたって に当たって にあたり', '~을/를 맞아, ~할 때'],
  ['にまつわる', '~에 얽힌'],
  ['どころか', '~기는커녕, ~은/는커녕'],
  ['ながら', '~(으)면서, ~ 그대로'],
  ['がてら', '~는 김에'],
];
const GLOSSES = tableOf<string>(
  Object.fromEntries(ROWS.flatMap(([written, gloss]) => written.split(' ').map((each) => [each, gloss] as const))),
);

/** The Korean of a particle of several words (docs/product/lookup.md#words): 君によって ~에 의해; null of any other. */
export const compoundParticle = (surface: string): string | null => GLOSSES.get(surface) ?? null;
