import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { blocksOf } from '../balancers/documented.js';
import { Program } from '../cluster/program.js';
import { comesTrue } from '../faults/ready.js';
import { freePort } from '../free-port.js';
import { startProgram } from '../http/program.js';

const PAGES = ['/', '/?q=타베루', '/about', '/kana', '/particles', '/endings', '/songs', '/artists', '/jlpt?level=N5'];
const COOKIE = { cookie: 'theme=dark' };
/** The time for which a page is kept here, in place of the documented minute. */
const KEPT_S = 2;

export type Stage = {
  readonly visitors: string;
  readonly asked: number;
  /** Answers that the edge gave at once, fresh or stale. */
  readonly byEdge: number;
  /** Requests that reached the process, and how many of them it answered with 304. */
  readonly byProcess: number;
  readonly unchanged: number;
  /** Answers other than 200, by their status. */
  readonly others: ReadonlyMap<number, number>;
};

/** The settings for nginx that docs/operating.md prints, on loopback. */
export function documentedEdge(text: string): { readonly above: string; readonly location: string } {
  const [above = '', location = ''] = blocksOf(text, 'A cache at the edge', 'nginx');
  return { above, location };
}

function settingsOf(folder: string, port: number, origin: URL): string {
  const { above, location } = documentedEdge(
    readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8'),
  );
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `user root;
pid ${folder}/pid;
error_log /dev/null;
events {}
http {
access_log off;
${rooms.join('\n')}
upstream utarang { server ${origin.host}; }
${above.replace('/var/cache/nginx/utarang', join(folder, 'cache'))}
server {
  listen 127.0.0.1:${port};
  proxy_http_version 1.1;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header Host $host;
  location / {
    proxy_pass http://utarang;
    add_header X-Cache $upstream_cache_status always;
${location.replace('1m', `${KEPT_S}s`)}  }
}
}
`;
}

/** Pages that a process has answered so far, and how many of them with 304, by its own count. */
async function answered(origin: URL): Promise<{ readonly all: number; readonly unchanged: number }> {
  const text = await (await fetch(new URL('/metrics', origin))).text();
  const counts = Array.from(
    text.matchAll(/^http_request_duration_seconds_count\{.*route="(\/[^"]*)",status="(\d+)"\} (\d+)$/gm),
    ([, route, status, times]) => ({ route: route!, status, times: Number(times) }),
  ).filter(({ route }) => !/^\/(metrics|readyz|api)/.test(route));
  const sum = (each: typeof counts) => each.reduce((all, { times }) => all + times, 0);
  return { all: sum(counts), unchanged: sum(counts.filter(({ status }) => status === '304')) };
}

/** Guests before a built product with nginx in front, as documented; null where nginx is not installed. */
export async function measureEdge(quick: boolean, progress: (line: string) => void): Promise<Stage[] | null> {
  try {
    execFileSync('sh', ['-c', 'command -v nginx'], { stdio: 'ignore' });
  } catch {
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'utarang-edge-'));
  mkdirSync(join(folder, 'cache'));
  const limits = { NODE_ENV: 'test', RATE_LIMIT: 'off', SHEDDING: 'off', TRUST_PROXY: '127.0.0.2' };
  const product = await startProgram({ PUBLIC_URL: 'https://utarang.example', ...limits });
  const { origin } = product;
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, settingsOf(folder, port, origin));
  const nginx = new Program('nginx', ['nginx', '-p', folder, '-c', file, '-g', 'daemon off;'], join(folder, 'log'), {});
  let isThere = true;
  const ask = (path: string, headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}${path}`, { headers });

  const stage = async (visitors: string, times: number, headers: Record<string, string> = {}): Promise<Stage> => {
    progress(visitors);
    const before = isThere ? await answered(origin) : { all: 0, unchanged: 0 };
    const others = new Map<number, number>();
    let byEdge = 0;
    for (let round = 0; round < times; round++) {
      for (const path of PAGES) {
        const response = await ask(path, headers);
        await response.arrayBuffer();
        if (/HIT|STALE|UPDATING/.test(response.headers.get('x-cache') ?? '')) byEdge++;
        if (response.status !== 200) others.set(response.status, (others.get(response.status) ?? 0) + 1);
      }
    }
    await sleep(500); // what the edge asks for meanwhile
    const after = isThere ? await answered(origin) : before;
    const counted = { byProcess: after.all - before.all, unchanged: after.unchanged - before.unchanged };
    return { visitors, asked: times * PAGES.length, byEdge, ...counted, others };
  };

  try {
    nginx.start();
    await comesTrue(() =>
      ask('/readyz', {}).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const stages = [
      await stage('the first to ask', 1),
      await stage('guests, at once after', quick ? 5 : 50),
      await stage('with a cookie', 1, COOKIE),
    ];
    await sleep(1_000 * (KEPT_S + 1));
    stages.push(await stage('guests, once its time is over', 1));
    await product.stop();
    isThere = false;
    await sleep(1_000 * (KEPT_S + 1));
    stages.push(await stage('guests, with the process away', 1));
    stages.push(await stage('with a cookie, with the process away', 1, COOKIE));
    return stages;
  } finally {
    await nginx.end();
    if (isThere) await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
