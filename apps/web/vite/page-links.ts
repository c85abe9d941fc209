import type { Plugin, Rolldown } from 'vite';

/** `completedWords` for `…/completed-words-page.tsx`, undefined for other files. */
const pageId = (file: string | null): string | undefined =>
  /([a-z-]+)-page\.tsx$/.exec(file ?? '')?.[1]?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The files a chunk needs beside what is loaded already, what it imports before itself: the order CSS relies on. */
function needed(chunk: Rolldown.OutputChunk, all: Map<string, Rolldown.OutputChunk>, loaded: Set<string>) {
  const chunks: Rolldown.OutputChunk[] = [];
  const visit = (at: Rolldown.OutputChunk | undefined) => {
    if (!at || loaded.has(at.fileName) || chunks.includes(at)) return;
    for (const name of at.imports) visit(all.get(name));
    chunks.push(at);
  };
  visit(chunk);
  return {
    css: chunks.flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]),
    code: chunks.map((part) => part.fileName),
  };
}

/**
 * Writes `page-links.json`: for each page with code of its own the `<link>`s that its HTML may carry in the head, so
 * that the browser fetches that code together with the program instead of after it. The server puts them at
 * `<!--head-->`, which is after the common style sheet: a page's rules come later and win. Without them the page is
 * the same, one round trip later.
 */
export function pageLinks(): Plugin {
  return {
    name: 'page-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/\s*<!--head-->/, '').replace('</head>', '  <!--head-->\n  </head>'),
    },
    generateBundle(_, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
      );
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry);
      const loaded = new Set(entries.flatMap((entry) => needed(entry, chunks, new Set()).code));
      const links: Record<string, string> = {};
      for (const chunk of chunks.values()) {
        const id = pageId(chunk.facadeModuleId);
        if (!id) continue;
        const { css, code } = needed(chunk, chunks, loaded);
        links[id] = [
          ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ].join('');
      }
      this.emitFile({ type: 'asset', fileName: 'page-links.json', source: JSON.stringify(links, null, 2) });
    },
  };
}
