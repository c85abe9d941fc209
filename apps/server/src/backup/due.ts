/** The name of a scheduled backup's file, by the moment (UTC, to the second) at which it was begun. */
export function fileNameOf(moment: Date): string {
  return `utarang-${moment.toISOString().replace(/[-:]|\.\d+/g, '')}.zip`;
}

/** The moment in the name of such a file; null for every other name. */
export function momentOf(fileName: string): Date | null {
  const [, day, hour, minute, second] = /^utarang-(\d{8})T(\d\d)(\d\d)(\d\d)Z\.zip$/.exec(fileName) ?? [];
  if (!day) return null;
  const moment = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) || fileNameOf(moment) !== fileName ? null : moment;
}

/** The scheduled backups among these names, newest first. */
export function newestFirst(fileNames: readonly string[]): string[] {
  return fileNames
    .filter((name) => momentOf(name) !== null)
    .toSorted()
    .toReversed();
}

/** Checks whether the next backup is due. One from the future (the clock was set back) does not delay it. */
export function isDue(fileNames: readonly string[], everyMs: number, now: Date): boolean {
  const past = newestFirst(fileNames).map((name) => now.getTime() - (momentOf(name)?.getTime() ?? 0));
  const age = past.find((ms) => ms >= 0);
  return age === undefined || age >= everyMs;
}

/** The scheduled backups beyond the newest `keep`. Files with other names are left alone. */
export function excessBackups(fileNames: readonly string[], keep: number): string[] {
  return newestFirst(fileNames).slice(keep);
}
