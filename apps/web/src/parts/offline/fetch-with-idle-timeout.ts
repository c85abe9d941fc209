/**
 * Fetches a large file with an idle timeout: the download is aborted where no bytes come for `idleMs`. A timeout of the
 * whole download would abort it on a slow line, every time.
 */
export async function fetchWithIdleTimeout(path: string, idleMs: number, init: RequestInit) {
  const abort = new AbortController();
  const onTimeout = () => abort.abort(new DOMException(`Nothing of ${path} came for ${idleMs} ms`, 'TimeoutError'));
  let timer = setTimeout(onTimeout, idleMs);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(onTimeout, idleMs);
  };
  try {
    const response = await fetch(path, { ...init, signal: abort.signal });
    clearTimeout(timer);
    return { response, readBytes: () => bytesOf(response, restartTimer).finally(() => clearTimeout(timer)) };
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

/** Reads all bytes of a response without consuming it. `onChunk` is called before each chunk. */
async function bytesOf(response: Response, onChunk: () => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.clone().body?.getReader();
  for (;;) {
    onChunk();
    const part = await reader?.read();
    if (!part || part.done) return new Blob(parts).arrayBuffer();
    parts.push(part.value);
  }
}
