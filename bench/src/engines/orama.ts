import { create, insertMultiple, search, type Tokenizer } from '@orama/orama';
import { type Build, FIELDS_OF } from './engine.js';
import { suffixes, tokens } from './tokens.js';

/** Its own tokenizers take Hangul, kana and kanji for punctuation, so it gets the one that the others have. */
const tokenizer = (indexed: (text: string) => string[]): Tokenizer => ({
  language: 'korean',
  normalizationCache: new Map(),
  // Orama names the property when it indexes a document, and none when it searches.
  tokenize: (text, _language, property) => (property ? indexed(text) : tokens(text)),
});

const build =
  (indexed: (text: string) => string[]): Build =>
  async (words, mode) => {
    const fields = FIELDS_OF[mode];
    const database = create({
      schema: Object.fromEntries(fields.map((field) => [field, 'string' as const])),
      components: { tokenizer: tokenizer(indexed) },
    });
    const documents = words.map((word, row) => ({
      id: String(row),
      ...Object.fromEntries(fields.map((field) => [field, word[field]])),
    }));
    await insertMultiple(database, documents, words.length);
    return {
      async search(term, limit) {
        const { count, hits } = await search(database, { term, limit, threshold: 0 });
        return { total: count, rows: hits.map(({ id }) => Number(id)) };
      },
    };
  };

export const asItComes = build(tokens);
export const withSuffixes = build((text) => tokens(text).flatMap(suffixes));
