/** The separator of the items of a meaning or of a list of answers: `먹다, 마시다`. */
export const SEPARATOR = ', ';

/** The items of a text: `먹다, 마시다` are two, an empty text has none. */
export const answerItems = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

/**
 * The question mark of a sense, which may ask: 형제가 있어요 without one would be a statement. It is left out when the sense
 * is compared with an answer.
 */
const QUESTION = /\?(?= \([^()]*\)$|$)/;

export const withoutQuestion = (item: string): string => item.replace(QUESTION, '');

/** The key by which items are compared: without bracketed parts, a leading `~`, a question mark and spaces. */
export const itemKey = (item: string): string =>
  withoutQuestion(
    item
      .replace(/\([^)]*\)/g, '')
      .replace(/^~/, '')
      .trim(),
  ).replaceAll(' ', '');
