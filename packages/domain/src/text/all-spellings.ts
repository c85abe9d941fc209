import { FORMER_MOODS } from './former-moods.js';
import { FORMER_SPELLINGS } from './former-spellings.js';
import { NET_SPELLINGS } from './net-spellings.js';
import { REGIONAL_COPULA } from './regional-copula.js';
import { REGIONAL_DENIALS } from './regional-denials.js';
import { REGIONAL_ENDINGS } from './regional-endings.js';
import { REGIONAL_SPELLINGS } from './regional-spellings.js';
import { createSpellings, type Spelling } from './spellings.js';
import { SPOKEN_SPELLINGS } from './spoken-spellings.js';

/** All spellings of speech, of the regions, of former times, of posts and of everywhere. Of two that begin at one place the first counts. */
export const ALL_SPELLINGS: readonly Spelling[] = [
  ...REGIONAL_DENIALS,
  ...REGIONAL_COPULA,
  ...REGIONAL_ENDINGS,
  ...REGIONAL_SPELLINGS,
  ...FORMER_MOODS,
  ...FORMER_SPELLINGS,
  ...NET_SPELLINGS,
  ...SPOKEN_SPELLINGS,
];

/** The stretches of a text that are such spellings, whatever the analyser makes of them. */
export const bySpelling = createSpellings(ALL_SPELLINGS);
