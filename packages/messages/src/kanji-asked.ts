import { kanji } from './ko/kanji.js';

/** The query for what is chosen beside a search: `획:8`, `부수:氵`. `all` and nothing ask for none. */
export function kanjiAsked(q: string, radical: string | null, strokes: string | null): string {
  const filter = (name: string, value: string | null) => (value && value !== 'all' ? `${name}:${value}` : '');
  return [q, filter(kanji.radical, radical), filter(kanji.strokesAsked, strokes)].filter(Boolean).join(' ');
}
