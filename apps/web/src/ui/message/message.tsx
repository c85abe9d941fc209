import { runs } from '@utarang/domain/language';
import { Ja } from '../ja/ja.js';

/** A sentence of the catalogue, its Japanese parts marked as Japanese. */
export const Message = ({ children }: { children: string }) =>
  runs(children).map((run, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no identity but their place
    run.japanese ? <Ja key={index}>{run.text}</Ja> : run.text,
  );
