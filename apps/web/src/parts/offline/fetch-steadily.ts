/**
 * Fetches something big. It is given up where nothing of it comes for so long: a time for all of it would cut it off on
 * a slow line, each time anew.
 */
export async function fetchSteadily(path: string, silentMs: number, init: RequestInit) {
  const abort = new AbortController();
  const late = () => abort.abort(new DOMException(`Nothing of ${path} came for ${silentMs} ms`, 'TimeoutError'));
  let timer = setTimeout(late, silentMs);
  const goOn = () => {
    clearTimeout(timer);
    timer = setTimeout(late, silentMs);
  };
  try {
    const response = await fetch(path, { ...init, signal: abort.signal });
    clearTimeout(timer);
    return { response, came: () => bytesOf(response, goOn).finally(() => clearTimeout(timer)) };
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}

/** All bytes of an answer, which itself can still be read. `onPart` is called before each part. */
async function bytesOf(response: Response, onPart: () => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.clone().body?.getReader();
  for (;;) {
    onPart();
    const part = await reader?.read();
    if (!part || part.done) return new Blob(parts).arrayBuffer();
    parts.push(part.value);
  }
}
