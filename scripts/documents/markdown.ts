/** The anchor that a heading gets: lower case, words joined by hyphens, other signs left out. */
export const anchorOf = (heading: string): string =>
  heading
    .replace(/`|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Code blocks, in which `#` begins a comment. */
const FENCED = /^```[\s\S]*?^```/gm;

/** The sections of a page, anchor → text; the text of a section has those below it too. */
export function sectionsOf(markdown: string): Map<string, string> {
  const lines = markdown.replace(FENCED, (block) => block.replace(/^#/gm, ' #')).split('\n');
  const sections = new Map<string, string>();
  lines.forEach((line, index) => {
    const [, signs, heading] = /^(#+) (.+)$/.exec(line) ?? [];
    if (signs === undefined || heading === undefined) return;
    const next = lines.findIndex(
      (other, place) => place > index && (/^(#+) /.exec(other)?.[1]?.length ?? 9) <= signs.length,
    );
    const anchor = anchorOf(heading);
    if (sections.has(anchor)) throw new Error(`the heading "${heading}" is there twice`);
    sections.set(anchor, lines.slice(index, next < 0 ? undefined : next).join('\n'));
  });
  return sections;
}

/** Cells of the rows of every table. */
export const rowsOf = (markdown: string): string[][] =>
  markdown
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    );

/** A text as a reader sees it: links as their words, without Markdown syntax. */
export const plain = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
