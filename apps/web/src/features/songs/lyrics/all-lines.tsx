import type { LyricLine, SongDetail } from '@utarang/contract';
import { format, song as messages } from '@utarang/messages';
import { useMemo } from 'react';
import { LineText } from '../../../parts/line-study/line-text.js';
import { Difficulty } from '../../../parts/text/difficulty.js';
import { ViewMenu } from '../../../parts/text/view-menu.js';
import { Panel } from '../../../ui/panel/panel.js';
import css from './all-lines.module.css';
import { CopyLyrics } from './copy-lyrics.js';
import { LyricsSwitches } from './lyrics-switches.js';
import { useShown } from './shown.js';
import { type ShownParts, stanzasOf } from './stanzas.js';

/** All lines, stanza by stanza (docs/product/songs.md#lyrics). */
export function AllLines({ song }: { song: SongDetail }) {
  const shown = useShown();
  const stanzas = useMemo(() => stanzasOf(song.lyrics), [song]);
  return (
    <Panel
      title={messages.lyrics}
      action={
        <ViewMenu>
          <LyricsSwitches shown={shown} />
          <CopyLyrics lines={song.lyrics} shown={shown} />
        </ViewMenu>
      }
    >
      {stanzas.map(({ no, lines }) => (
        <section key={no} className={css['stanza']} aria-labelledby={`stanza-${no}`}>
          <h3 id={`stanza-${no}`} className={css['no']}>
            {format(messages.stanza, { n: no })}
          </h3>
          {lines.map((line) => (
            <Line key={line.id} line={line} shown={shown} />
          ))}
        </section>
      ))}
      <Difficulty text={song} />
    </Panel>
  );
}

const Line = ({ line, shown }: { line: LyricLine; shown: ShownParts }) => (
  <div className={css['line']}>
    {shown.japanese && <LineText line={line} links className={css['japanese']} />}
    {shown.pronunciation && <p className={css['pronunciation']}>{line.koPron}</p>}
    {shown.korean && <p className={css['korean']}>{line.koMean}</p>}
  </div>
);
