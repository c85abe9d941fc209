import { type Tokenizer, TokenizerBuilder } from 'lindera-wasm-nodejs-ipadic';

let shared: Tokenizer | undefined;

/** The morphological analyser lindera with IPADIC. It is slow to load, so all checks share one. */
export function ipadic(): Tokenizer {
  if (shared) return shared;
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  shared = builder.build();
  return shared;
}
