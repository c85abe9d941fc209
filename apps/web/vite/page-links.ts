import type { Plugin } from 'vite';

/** `completedWords` for `…/completed-words-page.tsx`, undefined for other files. */
const pageId = (file: string | null): string | undefined =>
  /([a-z-]+)-page\.tsx$/.exec(file ?? '')?.[1]?.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes `page-links.json`: for each page with code of its own the `<link>`s that its HTML may carry in the head, so
 * that the browser fetches that code together with the program instead of after it. The server puts them at
 * `<!--head-->`; without them the page is the same, one round trip later.
 */
export function pageLinks(): Plugin {
  return {
    name: 'page-links',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const loaded = new Set(
        chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]),
      );
      const links: Record<string, string> = {};
      for (const chunk of chunks) {
        const id = pageId(chunk.facadeModuleId);
        if (!id) continue;
        const files = [chunk.fileName, ...chunk.imports].filter((file) => !loaded.has(file));
        const css = chunks
          .filter((part) => files.includes(part.fileName))
          .flatMap((part) => [...(part.viteMetadata?.importedCss ?? [])]);
        links[id] = [
          ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ].join('');
      }
      this.emitFile({ type: 'asset', fileName: 'page-links.json', source: JSON.stringify(links, null, 2) });
    },
  };
}
