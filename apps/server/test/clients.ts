import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { atEnd, type When } from './serve.js';

/** A connection on which a test writes bytes, and reads none unless it says so. */
export async function openConnection(port: number, until: When = atEnd): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  until(async () => void socket.destroy());
  await once(socket, 'connect');
  return socket.pause();
}

const lines = (...text: string[]) => [...text, '', ''].join('\r\n');

/** The bytes of a GET. */
export const getBytes = (path: string, ...headers: string[]): string =>
  lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers);

/** The bytes of a POST whose body ends before its length. */
export const halfPost = (path: string, ...headers: string[]): string =>
  `${lines(
    `POST ${path} HTTP/1.1`,
    ...['Host: localhost', 'X-Requested-With: XMLHttpRequest', ...headers],
    ...['Content-Type: application/json', 'Content-Length: 100'],
  )}{"half":`;

/** Reads until the connection has given so many status lines, or has ended; returns the statuses. */
export async function statusesOn(socket: Socket, count: number): Promise<number[]> {
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  await new Promise<void>((resolve) => {
    socket
      .on('data', (chunk) => {
        text += chunk;
        if (statuses().length >= count) resolve();
      })
      .once('close', resolve)
      .resume();
  });
  return statuses();
}
