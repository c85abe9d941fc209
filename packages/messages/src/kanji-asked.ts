import { QUERY_MAX } from '@utarang/contract';
import { kanji } from './ko/kanji.js';

/** The most letters of one choice; a longer one in an address finds nothing anyway. */
const CHOICE_MAX = 20;

/**
 * The query for the choices beside a search: `획:8`, `부수:氵`. `all` and nothing mean no choice. Together they fit into
 * the longest query: a longer search is cut, and the choices stay.
 */
export function kanjiAsked(q: string, radical: string | null, strokes: string | null): string {
  const filter = (name: string, value: string | null) =>
    value && value !== 'all' ? `${name}:${[...value].slice(0, CHOICE_MAX).join('')}` : '';
  const chosen = [filter(kanji.radical, radical), filter(kanji.strokesAsked, strokes)].filter(Boolean).join(' ');
  if (chosen === '') return q;
  const text = [...q]
    .slice(0, QUERY_MAX - [...chosen].length - 1)
    .join('')
    .trim();
  return text === '' ? chosen : `${text} ${chosen}`;
}

/** A radical in the form that `부수:` takes, where two have one form: 月달월, 月육달월. */
export const radicalNamed = ({ form, name }: { readonly form: string; readonly name: string }): string =>
  form + name.replaceAll(' ', '');
