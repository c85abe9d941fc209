/** Kana and kanji with the marks that belong to them, joined over Japanese punctuation between them. */
const JAPANESE =
  /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々〆ヵヶ]+(?:[、。・「」『』〜～ 　！？]*[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々〆ヵヶ]+)*[。！？」』]*/gu;

export type Run = { text: string; japanese: boolean };

/** Cuts a sentence into its Japanese and other parts, in order; together they are the sentence again. */
export function japaneseRuns(sentence: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of sentence.matchAll(JAPANESE)) {
    if (match.index > end) runs.push({ text: sentence.slice(end, match.index), japanese: false });
    runs.push({ text: match[0], japanese: true });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) runs.push({ text: sentence.slice(end), japanese: false });
  return runs;
}
