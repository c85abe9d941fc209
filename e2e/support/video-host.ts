import type { BrowserContext } from '@playwright/test';

/**
 * Stands in for the host of the videos. Returns the addresses that it is asked for. With `error` it reports that error.
 */
export async function stubHost(context: BrowserContext, error?: number) {
  const asked: string[] = [];
  await context.route(/^https?:\/\/(?!localhost|127\.)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="ko"><title>영상</title><body><main><h1>영상</h1><button>재생</button></main><script>
        globalThis.told = [];
        addEventListener('message', ({ data }) => {
          told.push(data);
          const { event } = JSON.parse(data);
          if (event !== 'listening') return;
          parent.postMessage(JSON.stringify({ event: 'onReady' }), '*');
          ${error === undefined ? '' : `parent.postMessage(JSON.stringify({ event: 'onError', info: ${error} }), '*');`}
        });
      </script>`,
    });
  });
  return asked;
}
