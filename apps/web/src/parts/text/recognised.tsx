import type { AnalysedText, RecognisedCounts } from '@utarang/contract';
import { PASTED_KINDS, type PastedKind } from '@utarang/domain/pasted-kinds';
import { format, pasted as messages } from '@utarang/messages';
import { ArrowRight, Music2, Rows3, Timer, Undo2, WholeWord } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.js';
import { Message } from '../../ui/message/message.js';
import { Switch } from '../../ui/switch/switch.js';
import { shownTime } from './line-time.js';
import css from './recognised.module.css';
import type { Pasted } from './use-pasted.js';

const ICONS = { furigana: WholeWord, times: Timer, posts: Rows3, marks: Music2 } as const;
const NAMES = {
  furigana: messages.nameFurigana,
  times: messages.nameTimes,
  posts: messages.namePosts,
  marks: messages.nameMarks,
} as const;

type RecognisedProps = {
  pasted: Pick<Pasted, 'leave' | 'flip' | 'leaveAll' | 'takeAll'>;
  /** The text with everything recognised. */
  whole: AnalysedText;
  /** Further buttons, beside the one that undoes everything. */
  children?: ReactNode;
};

/** The card of what was recognised, each kind with its switch (docs/product/lookup.md#pasted-texts). */
export function Recognised({ pasted: { leave, flip, leaveAll, takeAll }, whole, children }: RecognisedProps) {
  const kinds = PASTED_KINDS.flatMap((kind) => {
    const text = textOf(kind, whole.recognised);
    return text === null ? [] : [{ kind, text }];
  });
  const isAsPasted = kinds.every(({ kind }) => leave.includes(kind));
  return (
    <section className={css['card']} aria-label={messages.title}>
      <h2 className={css['title']}>{messages.title}</h2>
      <p className={css['sub']} role="status">
        {isAsPasted
          ? messages.undone
          : kinds
              .filter(({ kind }) => !leave.includes(kind))
              .map(({ text }) => text)
              .join(' · ')}
      </p>
      <p className={css['sub']}>{format(messages.tip, { n: whole.stanzas.flat().length })}</p>
      <ul className={css['kinds']}>
        {kinds.map(({ kind, text }) => {
          const Icon = ICONS[kind];
          const isOn = !leave.includes(kind);
          return (
            <li key={kind}>
              <span className={css['icon']}>
                <Icon size={22} />
              </span>
              <div>
                <h3 className={css['name']}>{text}</h3>
                <Example kind={kind} isOn={isOn} whole={whole} />
              </div>
              <Switch on={isOn} onFlip={() => flip(kind)}>
                <span className="sr">{NAMES[kind]} </span>
                {messages.apply}
              </Switch>
            </li>
          );
        })}
      </ul>
      <div className={css['buttons']}>
        {isAsPasted ? (
          <Button variant="soft" onClick={takeAll}>
            {messages.again}
          </Button>
        ) : (
          <Button variant="sec" onClick={leaveAll}>
            <Undo2 size={18} />
            {messages.undo}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

/** The count of a kind in words; null where there are none. */
function textOf(kind: PastedKind, counts: RecognisedCounts): string | null {
  const { pronunciations, translations } = counts;
  const countText = (message: string, n: number) => (n === 0 ? null : format(message, { n }));
  if (kind === 'furigana') return countText(messages.furigana, counts.furigana);
  if (kind === 'times') return countText(messages.times, counts.times);
  if (kind === 'marks') return countText(messages.marks, counts.marks);
  if (pronunciations > 0 && translations > 0) return countText(messages.posts, Math.max(pronunciations, translations));
  return countText(messages.translations, translations) ?? countText(messages.pronunciations, pronunciations);
}

/** An example of a kind as it was pasted, and its result. */
function Example({ kind, isOn, whole }: { kind: PastedKind; isOn: boolean; whole: AnalysedText }) {
  const [from, to] = examplesOf(kind, whole);
  return (
    <p className={css['example']}>
      <span>{from}</span>
      <ArrowRight size={16} />
      <span>{isOn ? to : messages.asIs}</span>
    </p>
  );
}

function examplesOf(kind: PastedKind, { stanzas }: AnalysedText): [ReactNode, ReactNode] {
  const lines = stanzas.flat();
  if (kind === 'times') {
    const startMs = lines.find((line) => line.startMs !== null)?.startMs ?? 0;
    return [`[${shownTime(startMs)}]`, format(messages.startsAt, { time: shownTime(startMs) })];
  }
  if (kind === 'posts') return [messages.postsFrom, messages.postsTo];
  if (kind === 'marks') return [messages.marksFrom, messages.marksTo];
  const given = lines.flatMap(({ tokens }) => tokens).find((token) => token.given);
  const part = given?.furigana.find(([, reading]) => reading !== null);
  if (!part) return [<Message key="from">漢字(かんじ)</Message>, messages.nameFurigana];
  const [text, reading] = part;
  return [
    <span key="from" lang="ja">
      {text}({reading})
    </span>,
    <ruby key="to" lang="ja">
      {text}
      <rt>{reading}</rt>
    </ruby>,
  ];
}
