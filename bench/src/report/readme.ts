import { readFileSync, writeFileSync } from 'node:fs';

/** Puts a report between the marks of its section in the README. */
export function writeSection(file: URL, section: string, report: string): void {
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), section, report));
}

export function replaceSection(text: string, section: string, report: string): string {
  const begin = `<!-- ${section}: written by the command -->`;
  const end = `<!-- end of ${section} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`there is no section ${section}`);
  return `${text.slice(0, from + begin.length)}\n\n${report}\n\n${text.slice(to)}`;
}
