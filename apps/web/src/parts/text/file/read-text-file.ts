import { TEXT_MAX, tidyLines } from '@utarang/contract';
import { decoded, type Encoding, encodingOf } from '@utarang/domain/encoding';
import { hasKanaOrKanji } from '@utarang/domain/language';
import { recognise } from '@utarang/domain/pasted';
import { toLrc } from '@utarang/domain/timing';
import { format, pasted as messages } from '@utarang/messages';

/** A larger file is not the text of a song (docs/product/limits.md#text). It is not even opened. */
export const FILE_MAX_BYTES = 2 * 1024 * 1024;

/** The content of a file: its text in an encoding, or its fault. */
export type FileText =
  | { readonly text: string; readonly lines: number; readonly encoding: Encoding }
  | { readonly fault: string; readonly encoding: Encoding | null };

export type OpenFile = { readonly name: string; readonly bytes: Uint8Array };

/** Opens a file that was chosen or dropped; a sentence where that fails. */
export async function openFile(file: File): Promise<OpenFile | string> {
  if (file.size > FILE_MAX_BYTES) return format(messages.fileTooLarge, { size: FILE_MAX_BYTES / 1024 / 1024 });
  if (file.size === 0) return messages.fileEmpty;
  try {
    return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return messages.fileUnreadable;
  }
}

/** The text of a file, in the detected encoding unless another one is chosen. */
export function textOf({ bytes }: OpenFile, chosen: Encoding | null): FileText {
  const encoding = chosen ?? encodingOf(bytes);
  const raw = encoding && decoded(bytes, encoding);
  if (encoding === null || raw === null) return { fault: messages.fileBinary, encoding };
  const text = shortened(tidyLines(raw));
  if (text === '') return { fault: messages.fileEmpty, encoding };
  if (!hasKanaOrKanji(text)) return { fault: messages.fileNoJapanese, encoding };
  if ([...text].length > TEXT_MAX)
    return { fault: format(messages.fileTooLong, { max: TEXT_MAX.toLocaleString('ko') }), encoding };
  return { text, lines: text.split('\n').filter((line) => line.trim() !== '').length, encoding };
}

/** A subtitle file that is too long because of its styles and positions, reduced to its lines and their times. */
function shortened(text: string): string {
  if ([...text].length <= TEXT_MAX) return text;
  const { stanzas, counts, title, artist } = recognise(text, { leave: ['furigana', 'posts', 'marks'] });
  if (counts.times === 0) return text;
  const lines = stanzas.flat();
  return toLrc({
    ...{ title: title ?? '', artist: artist ?? '', translation: [] },
    text: stanzas.map((stanza) => stanza.map((line) => line.text).join('\n')).join('\n\n'),
    times: lines.map(({ startMs, endMs }) => (startMs === null ? null : { startMs, endMs })),
  }).trimEnd();
}
