export { applyInBatch } from './apply-in-batch.js';
export { choseong, isChoseong } from './choseong.js';
export { type Continuation, continuations, continuedAt } from './continuations.js';
export { filterByQuery } from './filter-by-query.js';
export { firstSense } from './first-sense.js';
export { type FoldKey, foldKey } from './fold-key.js';
export { foldQuery, officialTsu, wholeKeys } from './fold-query.js';
export { initialSound } from './initial-sound.js';
export {
  type Attachment,
  chainsTo,
  type FormArc,
  type FormName,
  type FormOfWord,
  type FormRow,
  formArcs,
  formAsHeard,
  formsOf,
  formTable,
  type GlossEnding,
  glossOf,
  type InflectingWord,
  type Inflection,
  inFormOf,
  inflected,
  inflectionsOf,
  type JoinedClass,
  type JoinedForm,
  type NamedForm,
  type Row,
  rowNumber,
  rowNumbered,
  rowsOf,
  type SampleWord,
  stateOf,
  suruTail,
  type WrittenForm,
  wordsOf,
} from './japanese/index.js';
export { inBothKana, toHiragana, toKatakana } from './kana-scripts.js';
export { toHangul } from './kana-to-hangul.js';
export { toRomaji } from './kana-to-romaji.js';
export {
  type BridgeRule,
  type BridgeStep,
  bridgeRules,
  bridgeTo,
  endRule,
  endsAsExpected,
  isReadingOf,
  type JapaneseReadings,
  type KanjiInWord,
  onOptions,
  splitReading,
  startRule,
  startsAsExpected,
} from './kanji/index.js';
export { hangulToQwerty, otherLayout, qwertyToHangul } from './keyboard.js';
export {
  conjugate,
  dictionaryForms,
  type Form,
  isAdjective,
  isFormAsMeant,
  type Kind,
  type Lemma,
  lemmasOf,
  type Use,
} from './korean/index.js';
export {
  asSearched,
  asStored,
  type ComparedText,
  isNfc,
  isWellFormed,
  lowered,
  type NfcText,
  normalise,
  type SearchText,
  toNfc,
  toNfd,
  toNfkc,
  unvoiced,
  voiced,
} from './normalise.js';
export { soundOfParticle } from './particle-sounds.js';
export { phraseUnits } from './phrase-units.js';
export { loanRomaji } from './romaji.js';
export { romajiToHangul } from './romaji-to-hangul.js';
export {
  beginsInLatin,
  endsWithLetter,
  HANGUL,
  HIRAGANA,
  hasHangul,
  hasJapaneseLetter,
  hasKanaOrKanji,
  hasKanji,
  isHangul,
  isHiragana,
  isKana,
  isKanaOrKanji,
  isOneKanji,
  JAPANESE,
  KANA,
  KANJI,
  KATAKANA,
  kanjiIn,
  kanjiOf,
  LATIN,
  needsReading,
  RUBY_BASE,
  type Run,
  runs,
  writtenIn,
} from './script.js';
export { sharedBeginning } from './shared-beginning.js';
export { type KanjiReadings, type SinoKorean, sinoKorean } from './sino-korean.js';
export { inUsualKanji } from './song-kanji.js';
export { spelledOut } from './spelled-out.js';
export { type SpokenWord, spellings } from './spellings.js';
export { tableOf } from './table.js';
