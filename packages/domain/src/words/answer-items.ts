/** Between the items of a meaning or of a list of answers: `먹다, 마시다`. */
export const SEPARATOR = ', ';

/** The items of a text: `먹다, 마시다` are two, an empty text has none. */
export const answerItems = (text: string): string[] => (text === '' ? [] : text.split(SEPARATOR));

/** A meaning may ask: 형제가 있어요 would be a statement. What is compared with an answer needs no mark. */
const QUESTION = /\?(?= \([^()]*\)$|$)/;

export const withoutQuestion = (item: string): string => item.replace(QUESTION, '');

/** What tells an item from others: no bracketed part, no leading `~`, no question mark, no spaces. */
export const itemKey = (item: string): string =>
  withoutQuestion(
    item
      .replace(/\([^)]*\)/g, '')
      .replace(/^~/, '')
      .trim(),
  ).replaceAll(' ', '');
