import { homeModes, type WordsPage } from '@utarang/contract';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { bands, format, home } from '@utarang/messages';
import { ExternalLink } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { Button } from '../../../ui/button/button.js';
import { EmptyState } from '../../../ui/empty-state/empty-state.js';
import { otherMode } from '../search-address.js';
import type { HomeListing } from '../use-home-list.js';
import { LookUpLink } from './look-up-link.js';
import { modeLabel } from './mode-toggle.js';
import css from './no-words.module.css';
import { Section, Words } from './word-section.js';

type NoWordsProps = {
  listing: HomeListing;
  /** True where something other than words was found. */
  hasOtherResults: boolean;
  onSwitch: () => void;
};

/**
 * The notice that nothing was found: it has the number of results of the other mode, words that sound similar, and a
 * link for sentences (docs/product/search.md#no-dead-end).
 */
export function NoWords({ listing: { ask, answer }, hasOtherResults, onSwitch }: NoWordsProps) {
  const { mode, q } = ask.search;
  const other = otherMode(mode);
  const n = elsewhere(answer, other);
  const names = { mode: modeLabel[mode], other: modeLabel[other], n };
  const nearest = answer?.nearest ?? [];
  const title = n > 0 ? format(home.otherHas, names) : hasOtherResults ? bands.noWords : home.empty;
  const actions = q && (
    <div className={css['actions']}>
      {hasKanaOrKanji(q) && <LookUpLink text={q} variant={n > 0 ? 'sec' : 'pri'} />}
      <Button variant={n > 0 ? 'pri' : 'txt'} onClick={onSwitch}>
        {n > 0 ? format(home.otherShow, names) : format(home.emptySwitch, { mode: modeLabel[other] })}
      </Button>
      <NaverLink q={q} />
    </div>
  );
  return (
    <>
      {hasOtherResults ? (
        <section className={css['none']} aria-label={title}>
          <h2>{title}</h2>
          {actions}
        </section>
      ) : (
        <div className={css['panel']}>
          <EmptyState glyph="無" title={title} action={actions}>
            {n > 0 ? home[`otherTip.${mode}`] : home.emptyTip}
          </EmptyState>
        </div>
      )}
      {nearest.length > 0 && (
        <Section title={home.nearest}>
          <Words words={nearest} />
        </Section>
      )}
      {mode === homeModes.meaning && q && <Sentences key={q} q={q} />}
    </>
  );
}

/** A link to a dictionary that has more words. */
const NaverLink = ({ q }: { q: string }) => (
  <a
    className={css['elsewhere']}
    href={`https://ja.dict.naver.com/#/search?query=${encodeURIComponent(q)}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {bands.naver}
    <ExternalLink size={16} aria-hidden="true" />
    <span className="sr">{bands.newTab}</span>
  </a>
);

/** Lazily loaded: without a connection or a script, the rest can still be read. */
function Sentences({ q }: { q: string }) {
  const [Code, setCode] = useState<ComponentType<{ q: string }> | null>(null);
  useEffect(() => {
    const load = async () => (await import('./found-sentences.js')).FoundSentences;
    load().then(
      (loaded) => setCode(() => loaded),
      () => {},
    );
  }, []);
  return Code && <Code q={q} />;
}

const elsewhere = (answer: WordsPage | undefined, mode: 'pronunciation' | 'meaning'): number =>
  answer?.otherModes?.[mode] ?? 0;
