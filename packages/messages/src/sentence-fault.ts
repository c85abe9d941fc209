import type { QuizFault, SentenceFault } from '@utarang/contract';
import { format } from './format.js';
import { sentenceErr } from './ko/sentence-err.js';

/** The sentence under a field for what is wrong with a sentence of the bank. */
export function sentenceFaultMessage(fault: SentenceFault): string {
  switch (fault.fault) {
    case 'unreadable':
      return sentenceErr.textUnreadable;
    case 'not_japanese':
      return fault.written === '' ? sentenceErr.textRequired : sentenceErr.textNotJapanese;
    case 'without_reading':
      return format(sentenceErr.textWithoutReading, { item: fault.item });
    case 'other_sound':
      return format(sentenceErr.textOtherSound, { item: fault.item, sound: fault.sound });
    case 'reading_not_hiragana':
      return format(sentenceErr.textReading, { item: fault.item });
    case 'too_long':
      return format(sentenceErr.textTooLong, { most: fault.most, length: fault.length });
    case 'without_hangul':
      return sentenceErr.textWithoutHangul;
    case 'without_end':
      return fault.field === 'text' ? sentenceErr.textWithoutEnd : sentenceErr.meaningWithoutEnd;
    case 'not_korean':
      return sentenceErr.meaningNotKorean;
    case 'asks_otherwise':
      return sentenceErr.meaningAsks;
    case 'not_polite':
      return sentenceErr.meaningNotPolite;
    case 'too_hard':
      return format(sentenceErr.wordTooHard, { word: fault.word.japaneseWord });
    case 'not_found':
      return format(sentenceErr.wordNotFound, { word: fault.word.japaneseWord });
    case 'repeated':
      return sentenceErr.wordRepeated;
    case 'none':
      return sentenceErr.targetNone;
  }
}

/** The message of a fault of the quiz of a sentence. */
export function quizFaultMessage(fault: QuizFault): string {
  const word = 'word' in fault ? fault.word.japaneseWord : '';
  switch (fault.fault) {
    case 'not_in_sentence':
      return sentenceErr.answerNotInSentence;
    case 'not_found':
      return sentenceErr.answerNotFound;
    case 'other_level':
      return format(sentenceErr.answerOtherLevel, { word });
    case 'count':
      return sentenceErr.wrongCount;
    case 'repeated':
      return sentenceErr.wrongRepeated;
    case 'written_alike':
      return sentenceErr.wrongAlike;
    case 'in_sentence':
      return format(sentenceErr.wrongInSentence, { word });
    case 'other_class':
      return format(sentenceErr.wrongOtherClass, { word });
    case 'far_level':
      return format(sentenceErr.wrongFarLevel, { word });
    case 'synonym':
      return format(sentenceErr.wrongSynonym, { word });
    case 'without_form':
      return format(sentenceErr.wrongWithoutForm, { word });
    case 'not_once':
      return sentenceErr.koreanNotOnce;
    case 'not_korean':
      return sentenceErr.noteNotKorean;
    case 'too_long':
      return format(sentenceErr.noteTooLong, { most: fault.most });
  }
}
