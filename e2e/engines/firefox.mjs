#!/usr/bin/env node
/**
 * Firefox of the system, with a conversation that Playwright understands: started with the same arguments, it hands on
 * what the two say to each other (WebDriver BiDi), and answers itself what this Firefox does not know. `FIREFOX` names
 * the program.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands of newer releases than Debian's, without which a page is as the system has it. */
const UNKNOWN = ['emulation.setMediaFeaturesOverride'];

const firefox = spawn(process.env.FIREFOX ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill());

/** Takes one who speaks to Firefox at this address. */
function between(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (asker, { url }) => {
    const answerer = new WebSocket(address + url);
    const waiting = [];
    answerer.on('open', () => {
      for (const text of waiting.splice(0)) answerer.send(text);
    });
    asker.on('message', (data) => {
      const text = data.toString();
      const { id, method } = JSON.parse(text);
      if (UNKNOWN.includes(method)) asker.send(JSON.stringify({ type: 'success', id, result: {} }));
      else if (answerer.readyState === WebSocket.OPEN) answerer.send(text);
      else waiting.push(text);
    });
    answerer.on('message', (data) => asker.send(data.toString()));
    asker.on('close', () => answerer.close());
    answerer.on('close', () => asker.close());
  });
  return new Promise((resolve) => server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`)));
}

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  console.error(address ? line.replace(address, await between(address)) : line);
}
