#!/usr/bin/env node
/**
 * Firefox of the system, with a conversation that Playwright understands: started with the same arguments, it hands on
 * what the two say to each other (WebDriver BiDi), and does by preferences of Firefox what that release has no command
 * for. `--door` names a socket at which the journeys set preferences, too. `FIREFOX` names the program.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

const DOOR = '--door=';
/** Numbers of our own commands: far above those that Playwright counts. */
let lastId = 1e9;

const given = process.argv.slice(2);
const door = given.find((each) => each.startsWith(DOOR))?.slice(DOOR.length);

/** Commands of newer releases than Debian's, as the preferences that have the same effect; null for all others. */
function asPreferences({ method, params }) {
  if (method === 'emulation.setMediaFeaturesOverride') {
    const scheme = ['dark', 'light'].indexOf(params.features?.['prefers-color-scheme']);
    return { 'layout.css.prefers-color-scheme.content-override': scheme === -1 ? null : scheme };
  }
  // Allowed from the start (`firefox-launch.ts`).
  if (method === 'permissions.setPermission' && params.descriptor.name.startsWith('clipboard-')) return {};
  return null;
}

/**
 * Playwright's scrolling to what it is about to press, done where that is not in sight only, as in other browsers: it
 * would move the page before each press.
 */
const scrollingIfNeeded = (command) =>
  command.replace(/(node\.scrollIntoView\(\{(?:\\n|\s)*block: \\")center/, '$1nearest');

/** Runs in the window of the browser itself. A null is the value that Firefox has by itself. */
const sourceOf = (preferences) => `for (const [name, value] of Object.entries(${JSON.stringify(preferences)})) {
  if (value === null) Services.prefs.clearUserPref(name);
  else Services.prefs.setIntPref(name, value);
}`;

/** Sets preferences of the Firefox that is being driven. */
let prefer = async () => {
  throw new Error('Firefox is not driven yet');
};

/** Takes one who speaks to Firefox at this address. */
function between(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (asker, { url }) => {
    const answerer = new WebSocket(address + url);
    const opened = new Promise((resolve) => answerer.once('open', resolve));
    const asked = new Map();
    const ask = async (method, params) => {
      await opened;
      const id = ++lastId;
      answerer.send(JSON.stringify({ id, method, params }));
      const answer = await new Promise((resolve) => asked.set(id, resolve));
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result;
    };
    prefer = async (preferences) => {
      const { contexts } = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
      const target = { context: contexts[0].context };
      const { type, exceptionDetails } = await ask('script.evaluate', {
        expression: sourceOf(preferences),
        target,
        awaitPromise: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
    };
    asker.on('message', async (data) => {
      const command = JSON.parse(data.toString());
      const preferences = asPreferences(command);
      if (preferences === null) {
        await opened;
        return answerer.send(scrollingIfNeeded(data.toString()));
      }
      if (Object.keys(preferences).length > 0) await prefer(preferences);
      asker.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
    });
    answerer.on('message', (data) => {
      const answer = JSON.parse(data.toString());
      const own = asked.get(answer.id);
      if (!own) return asker.send(data.toString());
      asked.delete(answer.id);
      own(answer);
    });
    asker.on('close', () => answerer.close());
    answerer.on('close', () => asker.close());
  });
  return new Promise((resolve) => server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`)));
}

const firefox = spawn(
  process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  // A driver of pages alone reaches no preferences.
  ['--remote-allow-system-access', ...given.filter((each) => !each.startsWith(DOOR))],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

if (door) {
  rmSync(door, { force: true });
  process.once('exit', () => rmSync(door, { force: true }));
  createServer(async (request, response) => {
    const problem = await json(request)
      .then((preferences) => prefer(preferences))
      .catch(String);
    response.writeHead(problem ? 500 : 204).end(problem);
  }).listen(door);
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(address ? line.replace(address, await between(address)) : line);
}
