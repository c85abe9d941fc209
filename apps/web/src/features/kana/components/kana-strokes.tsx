import { strokes as messages } from '@utarang/messages';
import { useState } from 'react';
import { StrokeOrder } from '../../../parts/strokes/stroke-order.js';
import { Select } from '../../../ui/select/select.js';
import type { kanaChoices } from '../address.js';

const HIRAGANA = [
  'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん',
  'がぎぐげござじずぜぞだぢづでどばびぶべぼぱぴぷぺぽぁぃぅぇぉっゃゅょ',
].join('');
const KATAKANA = [
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴァィゥェォッャュョー',
].join('');
const optionsOf = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, letter]));
const hiragana = optionsOf(HIRAGANA);
const katakana = optionsOf(KATAKANA);

/** Number of strokes for which space is reserved before they are loaded: only few kana have more. */
const STROKES = 4;

/** The strokes of the chosen kana, in the script of the tab (docs/product/reference.md#kana). */
export function KanaStrokes({ tab }: { tab: (typeof kanaChoices)['tab'][number] }) {
  const options = tab === 'katakana' ? katakana : hiragana;
  const [letter, setLetter] = useState(tab === 'katakana' ? 'ア' : 'あ');
  return (
    <StrokeOrder
      character={letter}
      count={STROKES}
      chooser={
        <p>
          <Select label={messages.kanaLabel} value={letter} options={options} optionLang="ja" onChoose={setLetter} />
        </p>
      }
    />
  );
}
