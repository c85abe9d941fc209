import type { FoundWord } from '@utarang/contract';
import { format, spellings } from '@utarang/messages';
import { Message } from '../../../ui/message/message.js';

/** The other spelling by which a word was found, if it was. */
export const asWritten = ({ asWritten: written }: Partial<FoundWord>) =>
  written && <Message>{format(spellings.asWritten, { written })}</Message>;
