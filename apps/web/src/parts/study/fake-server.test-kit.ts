import type { CheckedWord, CheckedWordIds, ErrorCode } from '@utarang/contract';
import { errorStatus } from '@utarang/contract';
import { errorMessages } from '@utarang/messages';
import { vi } from 'vitest';
import { savedWord } from './study.test-kit.js';

export type Call = { method: string; path: string; key: string | null };

export const problem = (code: ErrorCode, extra: Record<string, unknown> = {}) => {
  const status = errorStatus[code];
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail: errorMessages[code], ...extra },
    { status },
  );
};

/**
 * Answers the calls on saved words as the server does, from the words given. `gate` may hold an answer back, `refuse`
 * may replace it; with `lost` the call is done, but its answer does not arrive.
 */
export function fakeStudyServer(words: CheckedWord[] = []) {
  const server = {
    words: new Map(words.map((word) => [word.id, word])),
    calls: [] as Call[],
    gate: async (_call: Call): Promise<void> => {},
    refuse: (_call: Call): Response | null => null,
    lost: false,
    /** The calls that were made, without the reads. */
    writes: () => server.calls.filter(({ method }) => method !== 'GET').map(({ path }) => path),
    reads: () => server.calls.filter(({ method }) => method === 'GET').map(({ path }) => path),
  };
  const ids = (): CheckedWordIds => {
    const all = [...server.words.values()];
    return {
      ids: all.map(({ id }) => id),
      completedIds: all.filter(({ status }) => status === 'COMPLETED').map(({ id }) => id),
      cooldowns: Object.fromEntries(
        all
          .filter(({ status }) => status === 'COOLDOWN')
          .map(({ id, cooldownRemainingSec }) => [id, cooldownRemainingSec]),
      ),
    };
  };
  const answer = ({ method, path }: Call): Response => {
    const { pathname, searchParams } = new URL(path, 'http://utarang.test');
    if (pathname === '/api/users/checked-words/ids') return Response.json(ids());
    if (pathname === '/api/checked-words' && method === 'GET') {
      const completed = searchParams.get('status') === 'COMPLETED';
      return Response.json([...server.words.values()].filter(({ status }) => (status === 'COMPLETED') === completed));
    }
    const id = Number(pathname.split('/').at(-1));
    const word = server.words.get(id);
    if (pathname.startsWith('/api/checked-words/delete/')) {
      if (!word) return problem('word_not_saved');
      if (word.status === 'COOLDOWN') return problem('word_in_cooldown');
      server.words.delete(id);
      return new Response(null, { status: 204 });
    }
    if (pathname.startsWith('/api/checked-words/')) {
      if (word?.status === 'COMPLETED') return problem('word_already_completed', { wordStatus: 'COMPLETED' });
      if (word) return problem('word_already_saved');
      const saved = savedWord(id);
      server.words.set(id, saved);
      return Response.json(saved, { status: 201 });
    }
    return problem('not_found');
  };
  /** The answers by idempotency key: a call with the same key is answered the same. */
  const done = new Map<string, Response>();
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = {
      method: init?.method ?? 'GET',
      path: String(input),
      key: new Headers(init?.headers).get('Idempotency-Key'),
    };
    server.calls.push(call);
    await server.gate(call);
    init?.signal?.throwIfAborted();
    const response = server.refuse(call) ?? done.get(call.key ?? '')?.clone() ?? answer(call);
    if (call.key && response.ok) done.set(call.key, response.clone());
    if (server.lost) throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}

/** Holds every answer to a write until `release`. */
export function holdWrites(server: ReturnType<typeof fakeStudyServer>): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.gate = ({ method }) => (method === 'GET' ? Promise.resolve() : released);
  return () => release();
}
