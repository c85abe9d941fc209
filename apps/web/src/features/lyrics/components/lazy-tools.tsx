import { pageCode } from '../../../lib/lazy-page.js';
import type { LyricFormProps } from '../../../parts/own-text/lyric-form.js';
import type { NewTextProps } from '../../../parts/own-text/new-text.js';
import type { ConflictProps } from './conflict.js';
import type { CorrectionProps } from './correction.js';
import type { GoneProps } from './gone.js';
import { LazyTool } from './lazy-tool.js';
import css from './lazy-tools.module.css';
import type { OwnCourseProps } from './own-course.js';
import type { OwnPlayerProps } from './own-player.js';
import type { RemoveDialogProps } from './remove-dialog.js';
import type { ToSongProps } from './to-song.js';

/** The code of the forms, and of what is stored when a text is saved. */
export const loadTools = () => import('./tools.js');

const loadLearn = () => import('./learn.js');

const newText = pageCode<NewTextProps>(async () => (await loadTools()).NewText);
const form = pageCode<LyricFormProps>(async () => (await loadTools()).LyricForm);
const correction = pageCode<CorrectionProps>(async () => (await loadTools()).Correction);
const gone = pageCode<GoneProps>(async () => (await loadTools()).Gone);
const conflict = pageCode<ConflictProps>(async () => (await loadTools()).Conflict);
const course = pageCode<OwnCourseProps>(async () => (await loadLearn()).OwnCourse);
const player = pageCode<OwnPlayerProps>(async () => (await loadLearn()).OwnPlayer);
const song = pageCode<ToSongProps>(async () => (await loadTools()).ToSong);
const removal = pageCode<RemoveDialogProps>(async () => (await loadTools()).RemoveDialog);

/** Preloads the tools, because the network may be gone when they are opened. */
export const preloadTools = (): void => {
  for (const { preload } of [form, correction, conflict, gone, removal, course]) void preload().catch(() => {});
};

export const LyricForm = (props: LyricFormProps) => <LazyTool code={form} {...props} />;
export const NewText = (props: NewTextProps) => <LazyTool code={newText} {...props} />;
export const Correction = (props: CorrectionProps) => <LazyTool code={correction} fallback={null} {...props} />;
export const Gone = (props: GoneProps) => <LazyTool code={gone} {...props} />;
export const Conflict = (props: ConflictProps) => <LazyTool code={conflict} {...props} />;
export const RemoveDialog = (props: RemoveDialogProps) => <LazyTool code={removal} {...props} />;
export const ToSong = (props: ToSongProps) => <LazyTool code={song} fallback={null} {...props} />;
/** Its space is reserved: what is below does not move. */
export const OwnCourse = (props: OwnCourseProps) => (
  <LazyTool code={course} fallback={props.step === null ? <div className={css['course']} /> : undefined} {...props} />
);
export const OwnPlayer = (props: OwnPlayerProps) => <LazyTool code={player} {...props} />;
