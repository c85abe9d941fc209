import type { LyricLine } from '@utarang/contract';
import { useMemo } from 'react';
import { SentenceText } from '../sentences/sentence-text.js';

type LineTextProps = { line: LyricLine; links: boolean; className: string | undefined };

/** The Japanese of a line, with furigana. */
export function LineText({ line, links, className }: LineTextProps) {
  const sentence = useMemo(() => ({ ...line, japanese: line.jpText }), [line]);
  return <SentenceText sentence={sentence} target={null} links={links} className={className} />;
}
