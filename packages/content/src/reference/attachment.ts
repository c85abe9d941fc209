import type { Attachment, JoinedClass, JoinedForm, SampleWord, WrittenForm } from '@utarang/domain/language';
import { KANA } from '@utarang/domain/language';
import { kanaText, piecesOf, writtenText } from '@utarang/domain/sentences';

/** The forms to which something attaches, by their names in textbooks for Koreans. */
const JOINED: Readonly<Record<string, readonly [to: JoinedClass, form: JoinedForm]>> = {
  명사: ['noun', 'whole'],
  な형용사: ['na-adjective', 'whole'],
  'い형용사 사전형': ['i-adjective', 'whole'],
  'い형용사 보통형': ['i-adjective', 'plain'],
  'い형용사 어간': ['i-adjective', 'stem'],
  '동사 사전형': ['verb', 'whole'],
  '동사 보통형': ['verb', 'plain'],
  '동사 ます형': ['verb', 'continuative'],
  '동사 ない형': ['verb', 'negative'],
  '동사 ず형': ['verb', 'literary'],
  '동사 て형': ['verb', 'te'],
  '동사 た형': ['verb', 'past'],
  '동사 ば형': ['verb', 'conditional'],
  '동사 의지형': ['verb', 'volitional'],
  '동사 가능형': ['verb', 'potential'],
  '동사 수동형': ['verb', 'passive'],
  '동사 사역형': ['verb', 'causative'],
  '동사 사역수동형': ['verb', 'causative passive'],
  '동사 명령형': ['verb', 'imperative'],
};

/** The text for no suffix: the form itself is the ending. */
const NOTHING = '_';
const ALLOWED = new RegExp(`^[${KANA}〜]*$`, 'u');

/** A text with its readings in brackets, or null where they are invalid. */
export function writtenForm(text: string): WrittenForm | null {
  const pieces = text === NOTHING ? [] : piecesOf(text);
  if (pieces === null) return null;
  const form = { written: writtenText(pieces), reading: kanaText(pieces) };
  return ALLOWED.test(form.reading) ? form : null;
}

/** Reads how something attaches: `동사 ます형 + たい`, `お + 동사 ます형 + になる`. Null where it is invalid. */
export function readAttachment(text: string): (Attachment & { label: string }) | null {
  const parts = text.split(' + ');
  const index = parts.findIndex((part) => part in JOINED);
  const [to, form] = JOINED[parts[index] ?? ''] ?? [];
  const before = writtenForm(parts.slice(0, Math.max(index, 0)).join(''));
  const after = writtenForm(parts.slice(index + 1).join(''));
  if (!to || !form || !before || !after || index > 1 || parts.length > index + 2) return null;
  return {
    to,
    form,
    before,
    after,
    label: parts
      .filter((part) => part !== NOTHING)
      .map(withoutReadings)
      .join(' + '),
  };
}

const withoutReadings = (text: string): string => text.replace(/\[[^\]]*\]/g, '');

const KINDS = ['u', 'ru', 'suru', 'kuru', 'i', 'na', 'noun'] as const;

/** Reads a sample word with its inflection: `書[か]く u`. */
export function readSample(text: string): SampleWord | null {
  const [word = '', kindText] = text.split(' ');
  const form = writtenForm(word);
  const kind = KINDS.find((each) => each === kindText);
  return form && kind ? { ...form, kind } : null;
}
