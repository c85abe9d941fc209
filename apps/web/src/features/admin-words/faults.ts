import { ApiError, fieldOnWire, type WordContent } from '@utarang/contract';
import { authoredFaults, readingAsWritten } from '@utarang/domain/words';
import { wordFaultMessage } from '@utarang/messages';

/** Throws the error that the server would answer for an invalid word; nothing is sent then. */
export function refuseFaults({ accept = [], block = [], ...word }: WordContent): void {
  const reading = readingAsWritten(word.japaneseWord, word.hiragana);
  const errors: Record<string, string> = {};
  for (const fault of authoredFaults({ ...word, reading, accept, block })) {
    errors[fieldOnWire(fault.field)] ??= wordFaultMessage(fault);
  }
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
}
