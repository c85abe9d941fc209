import { Agent, request } from 'node:https';

export type Question = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** The status that the server itself gives, and the one while the database is away. */
  readonly status: number;
  readonly statusWithoutDatabase?: number;
};

/** The requests of a visitor: pages, words, unknown addresses, and writes. */
export const QUESTIONS: readonly Question[] = [
  { method: 'GET', path: '/', status: 200 },
  { method: 'GET', path: '/api/words?q=%ED%83%80%EB%B2%A0%EB%A3%A8', status: 200 },
  { method: 'GET', path: '/api/words/999999999', status: 404 },
  { method: 'GET', path: '/nowhere', status: 404 },
  { method: 'GET', path: '/assets/nowhere.js', status: 404 },
  { method: 'POST', path: '/api/text/analyse', body: '{"text":"水を飲む"}', status: 200 },
  {
    method: 'POST',
    path: '/api/login',
    body: '{"username":"nobody","password":"blue river 9"}',
    status: 401,
    statusWithoutDatabase: 503,
  },
];

/**
 * Sends a request and returns its status, with a mark if the balancer answered and not the server; else `cut` or `no
 * answer`.
 */
export function ask(port: number, agent: Agent, { method, path, body }: Question): Promise<string> {
  const host = 'utarang.example';
  const headers = { host, 'x-requested-with': 'XMLHttpRequest', ...(body && { 'content-type': 'application/json' }) };
  const options = { agent, host: '127.0.0.1', port, servername: host, rejectUnauthorized: false };
  return new Promise((resolve) => {
    const asked = request({ ...options, method, path, headers, timeout: 30_000 }, (answer) => {
      answer.resume().on('end', () => {
        resolve(`${answer.statusCode}${answer.headers['x-request-id'] ? '' : ' of the balancer'}`);
      });
      answer.on('error', () => resolve('cut'));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve('no answer')).end(body);
  });
}

export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 4 });
