import { common } from '@utarang/messages';
import { type ReactNode, Suspense, useState } from 'react';
import { useHydrated } from '../../../lib/hydration.js';
import { type PageCode, pageCode } from '../../../lib/lazy-page.js';
import type { ConflictProps } from './conflict.js';
import type { CorrectionFormProps } from './correction-form.js';
import type { LyricFormProps } from './lyric-form.js';
import type { OwnPlayerProps } from './own-player.js';
import type { RemoveDialogProps } from './remove-dialog.js';
import type { ToSongProps } from './to-song.js';

/** The code of the forms, and of what is made of a text when one is saved. */
export const loadTools = () => import('./tools.js');

const form = pageCode<LyricFormProps>(async () => (await loadTools()).LyricForm);
const correction = pageCode<CorrectionFormProps>(async () => (await loadTools()).CorrectionForm);
const conflict = pageCode<ConflictProps>(async () => (await loadTools()).Conflict);
const player = pageCode<OwnPlayerProps>(async () => (await import('./own-player.js')).OwnPlayer);
const song = pageCode<ToSongProps>(async () => (await loadTools()).ToSong);
const removal = pageCode<RemoveDialogProps>(async () => (await loadTools()).RemoveDialog);

/** Loads the tools before they are opened, because the network may be gone by then. */
export const preloadTools = (): void => {
  for (const { preload } of [form, correction, conflict, removal]) void preload().catch(() => {});
};

const AWAITED = <p aria-busy="true">{common.loading}</p>;

/** `waits` is shown until then. */
type LateProps<Props> = { code: PageCode<Props>; waits?: ReactNode };

/** A tool, once it is loaded. The server draws none of them: they begin with what the device keeps. */
function Late<Props extends object>({ code, waits = AWAITED, ...props }: LateProps<Props> & Props) {
  const [Code] = useState(code.component);
  if (!useHydrated()) return waits;
  return (
    <Suspense fallback={waits}>
      <Code {...(props as unknown as Props)} />
    </Suspense>
  );
}

export const LyricForm = (props: LyricFormProps) => <Late code={form} {...props} />;
export const CorrectionForm = (props: CorrectionFormProps) => <Late code={correction} {...props} />;
export const Conflict = (props: ConflictProps) => <Late code={conflict} {...props} />;
export const RemoveDialog = (props: RemoveDialogProps) => <Late code={removal} {...props} />;
export const ToSong = (props: ToSongProps) => <Late code={song} waits={null} {...props} />;
export const OwnPlayer = (props: OwnPlayerProps) => <Late code={player} {...props} />;
