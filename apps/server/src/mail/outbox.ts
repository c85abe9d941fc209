import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const OUTBOX_KEPT_DAYS = 30;

/**
 * The name of a letter's file has its time, the id of the mail, and that of the member; earlier releases left out the
 * last.
 */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-\d+(?:-member-(\d+))?\.eml(?:\.part)?$/;

type LetterFile = { readonly path: string; readonly at: Date; readonly memberId: number | null };

function read(folder: string, name: string): LetterFile[] {
  const [, day, hour, minute, second, ms, member] = NAME.exec(name) ?? [];
  if (day === undefined) return [];
  const at = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return [{ path: join(folder, name), at, memberId: member === undefined ? null : Number(member) }];
}

/**
 * Letters as files, where there is no mail server. They are personal, and are deleted when they are of no use any more.
 */
export function createOutbox(folder: string) {
  const letters = async (): Promise<LetterFile[]> => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names.flatMap((name) => read(folder, name));
  };
  const remove = async (which: (letter: LetterFile) => boolean) => {
    for (const letter of await letters()) if (which(letter)) await rm(letter.path, { force: true });
  };

  return {
    /** Writes a letter. Returns the path of the file, which nobody else may read. */
    async write(mail: { readonly id: number; readonly memberId: number }, source: Buffer): Promise<string> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const timestamp = new Date().toISOString().replace(/[:.]/g, '-');
      const path = join(folder, `${timestamp}-${mail.id}-member-${mail.memberId}.eml`);
      await writeFile(`${path}.part`, source, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return path;
    },

    /** Deletes the letters to a member. */
    forget: (memberId: number) => remove((letter) => letter.memberId === memberId),

    /** Deletes letters that have expired, and those to deleted accounts. */
    async tidy(now: Date, membersAmong: (memberIds: readonly number[]) => Promise<ReadonlySet<number>>): Promise<void> {
      const ids = (await letters()).flatMap(({ memberId }) => memberId ?? []);
      const members = ids.length > 0 ? await membersAmong([...new Set(ids)]) : new Set();
      const end = now.getTime() - OUTBOX_KEPT_DAYS * DAY_MS;
      await remove(({ at, memberId }) => at.getTime() < end || (memberId !== null && !members.has(memberId)));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
