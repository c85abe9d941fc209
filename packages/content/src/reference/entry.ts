import type { EndingGroup, Level, ParticleCategory } from '@utarang/contract';
import type { Attachment, SampleWord } from '@utarang/domain/language';
import type { Piece } from '@utarang/domain/sentences';

/** A sentence of the bank, and the range in it that shows the entry. */
export type EntryExample = { readonly sentenceId: number; readonly target: string };

/** A particle or an ending of the product (docs/content.md#particles-and-endings). */
export type ReferenceEntry<Section extends string = string> = {
  /** Stable: a part of its address. */
  readonly id: string;
  /** Its form, with readings and spaces; an ending without the wave before it. */
  readonly form: readonly Piece[];
  readonly meaningKo: string;
  /** The category of a particle, the group of an ending. */
  readonly section: Section;
  readonly level: Level;
  /** A tip: when to use it, when not, and how Korean differs. */
  readonly tip: string;
  readonly avoid: string;
  readonly korean: string;
  readonly attachments: readonly (Attachment & { readonly label: string })[];
  /** Sample words for how it attaches, where the usual ones do not fit. */
  readonly samples: readonly SampleWord[];
  /** Other texts by which an example may show it: て しまい for て しまう. */
  readonly also: readonly string[];
  /** The ids of entries of either list that are easily confused with it, the nearest first. */
  readonly near: readonly string[];
  readonly examples: readonly EntryExample[];
};

export type ParticleEntry = ReferenceEntry<ParticleCategory>;
export type EndingEntry = ReferenceEntry<EndingGroup>;

/** Both lists, each in the order of its page. */
export type Reference = { readonly particles: readonly ParticleEntry[]; readonly endings: readonly EndingEntry[] };
