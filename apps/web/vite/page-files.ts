import type { Plugin, Rolldown } from 'vite';
import type { BuiltIndex } from './word-index.js';

/** `completedWords` for `…/completed-words-page.tsx`, undefined for other files. */
export const pageId = (file: string | null): string | undefined =>
  /([a-z-]+)-page\.tsx$/.exec(file ?? '')?.[1]?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Code that a page loads on demand. An address with a choice demands it: then its styles come with the page. */
const ON_DEMAND: Readonly<Record<string, RegExp>> = { home: /\/words\/components\/found-words\.tsx$/ };

/**
 * Parts that the server renders with a page and the browser hydrates a moment later (`createLazyPart`): their styles
 * are the page's.
 */
const LAZY_PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  home: [/\/words\/components\/start\/parts-of-start\.ts$/],
  particles: [/\/reference\/drill\/grammar-drill\.tsx$/],
  endings: [/\/reference\/drill\/grammar-drill\.tsx$/],
  review: [/\/review\/patterns\/pattern-review\.tsx$/],
  song: [/\/parts\/course\/course-card\.tsx$/, /\/songs\/components\/paste-lyrics\.tsx$/],
};

/** The files a chunk needs beside what is loaded already, what it imports before itself: the order CSS relies on. */
function needed(chunk: Rolldown.OutputChunk, all: Map<string, Rolldown.OutputChunk>, loaded: Set<string>) {
  const chunks: Rolldown.OutputChunk[] = [];
  const seen = new Set(loaded);
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const name of chunk.imports) visit(all.get(name));
    chunks.push(chunk);
  };
  visit(chunk);
  return {
    css: chunks.flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]),
    code: chunks.map((part) => part.fileName),
  };
}

/** The build's own tags for code and styles: the server writes its own, from `page-files.json`. */
const TAGS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)" crossorigin[^>]*>)/g;

/**
 * Writes `page-files.json`: the program's files, and for each page with code of its own what it needs beside them,
 * and the index of the words. The server inlines the styles and names the scripts after the page's words. The shell is
 * left with places to fill.
 */
export function pageFiles(index: () => BuiltIndex): Plugin {
  return {
    name: 'page-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(TAGS, '').replace('</body>', '  <!--code-->\n  </body>'),
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const [entry, ...more] = [...chunks.values()].filter((chunk) => chunk.isEntry);
      if (!entry || more.length > 0) throw new Error('The program has one entry.');
      const program = needed(entry, chunks, new Set());
      const pages: Record<string, { css: string[]; code: string[]; chosen?: string[] }> = {};
      for (const chunk of chunks.values()) {
        const id = pageId(chunk.facadeModuleId);
        if (id) pages[id] = needed(chunk, chunks, new Set(program.code));
      }
      for (const [id, file] of Object.entries(ON_DEMAND)) {
        const page = pages[id];
        const chunk = [...chunks.values()].find(({ facadeModuleId }) => file.test(facadeModuleId ?? ''));
        if (!page || !chunk) throw new Error(`The page ${id} has no code that is loaded on demand.`);
        page.chosen = needed(chunk, chunks, new Set([...program.code, ...page.code])).css;
      }
      for (const [id, parts] of Object.entries(LAZY_PARTS)) {
        for (const file of parts) {
          const page = pages[id];
          const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((module) => file.test(module)));
          if (!page || !chunk) throw new Error(`The page ${id} has no such lazy part.`);
          const styles = needed(chunk, chunks, new Set([...program.code, ...page.code])).css;
          page.css.push(...styles.filter((style) => !page.css.includes(style)));
        }
      }
      const files = { entry: entry.fileName, program, pages, index: index() };
      this.emitFile({ type: 'asset', fileName: 'page-files.json', source: JSON.stringify(files, null, 2) });
    },
  };
}
