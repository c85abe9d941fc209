import { BANDS, pages, pathOf, type WordDetail } from '@utarang/contract';
import { format, koLike as koLikeMessages, partsOfSpeech, relatedWords, wordPage } from '@utarang/messages';
import { Star } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { LevelTag } from '../../../parts/level/level-tag.js';
import { BridgeParts } from '../../../parts/words/bridge/bridge-view.js';
import { Message } from '../../../ui/message/message.js';
import css from './word-facts.module.css';
import { writtenForms } from './written-forms.js';

/** A fact; it is left out for a word that does not have it. */
type Fact = { readonly name: string; readonly of: (word: WordDetail) => ReactNode };

/** The parts of the page beside the facts; `page` is for fields that only control it. */
type Part = 'card' | 'counted' | 'examples' | 'forms' | 'neighbours' | 'page' | 'related words' | 'song lines';

/**
 * The place on the page for each field that it gets: among the facts, in their order, or in the named part. A missing
 * one does not compile.
 */
const shown: Readonly<Record<keyof WordDetail, Fact | Part>> = {
  japaneseWord: 'card',
  hiragana: 'card',
  koreanPronunciation: 'card',
  meaningKo: 'card',
  retired: 'card',
  accent: 'card',
  usage: 'card',
  levels: {
    name: wordPage.level,
    of: ({ levels }) =>
      levels.length > 0 ? levels.map((level) => <LevelTag key={level} level={level} />) : wordPage.levelNone,
  },
  partsOfSpeech: {
    name: wordPage.pos,
    of: (word) =>
      word.partsOfSpeech.map((part) => (
        <span key={part}>
          <Message>{partsOfSpeech[part]}</Message>
        </span>
      )),
  },
  frequency: {
    name: wordPage.frequency,
    of: ({ frequency }) => frequency !== null && <Stars n={frequency} />,
  },
  transitivity: { name: relatedWords.verb, of: ({ transitivity }) => transitivity },
  register: { name: relatedWords.register, of: ({ register }) => register },
  origin: { name: relatedWords.origin, of: ({ origin }) => origin && relatedWords[origin] },
  forms: { name: wordPage.writtenForms, of: ({ forms }) => writtenForms(forms) },
  bridge: {
    name: wordPage.hanja,
    of: ({ bridge, koLike }) =>
      bridge && (
        <>
          {bridge.hangul === null && koLike?.hanja}
          <BridgeParts bridge={bridge} />
        </>
      ),
  },
  kanji: {
    name: relatedWords.kanji,
    of: ({ kanji }) =>
      kanji.flatMap(({ kanji: letter, hunEum, step }) =>
        hunEum === null
          ? []
          : [
              <span key={letter} className={css['kanji']}>
                <Link className={css['link']} to={pathOf('kanji', { id: letter })}>
                  <Message>{`${letter} ${hunEum}`}</Message>
                </Link>
                {step && (
                  <Link className={css['step']} to={pages.kanjiBridge}>
                    <Message>{`${step.eum} → ${step.on}`}</Message>
                  </Link>
                )}
              </span>,
            ],
      ),
  },
  koLike: { name: koLikeMessages.caution, of: ({ koLike }) => koLike?.caution && <Message>{koLike.caution}</Message> },
  fields: {
    name: wordPage.fields,
    of: ({ fields }) =>
      fields.map((field) => (
        <Link key={field} className={css['link']} to={`${pages.fields}?${new URLSearchParams({ value: field })}`}>
          {field}
        </Link>
      )),
  },
  songs: {
    name: wordPage.songs,
    of: ({ songs }) =>
      songs.map(({ id, title }) => (
        <Link key={id} className={css['link']} to={pathOf('song', { id })}>
          <Message>{title}</Message>
        </Link>
      )),
  },
  id: 'page',
  level: 'page',
  spellings: 'related words',
  sameReading: 'related words',
  sameKanji: 'related words',
  inflections: 'forms',
  related: 'neighbours',
  counted: 'counted',
  songLines: 'song lines',
  examples: 'examples',
  exampleCount: 'examples',
};

/** Stars for how common a word is. */
const Stars = ({ n }: { n: number }) => (
  <span>
    <span aria-hidden="true" className={css['stars']}>
      {Array.from({ length: BANDS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Star key={index} size={14} className={index < n ? undefined : css['empty']} />
      ))}
    </span>
    <span className="sr">{format(wordPage.frequencyOf, { n, most: BANDS })}</span>
  </span>
);

const facts = Object.values(shown).filter((place) => typeof place === 'object');

/** Checks whether React renders nothing of it; the number 0 is something. */
const isNothing = (fact: ReactNode) =>
  fact === null ||
  fact === undefined ||
  typeof fact === 'boolean' ||
  fact === '' ||
  (Array.isArray(fact) && fact.length === 0);

/** The further facts of a word: level, parts of speech, the Korean reading of its kanji, situations, songs. */
export const WordFacts = ({ word }: { word: WordDetail }) => (
  <dl className={css['facts']}>
    {facts.map(({ name, of }) => {
      const fact = of(word);
      return isNothing(fact) ? null : (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </Fragment>
      );
    })}
  </dl>
);
