import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Balancer } from './documented.js';

export type Place = {
  readonly folder: string;
  /** The port of the balancer, and one for what it redirects from. */
  readonly port: number;
  readonly plainPort: number;
  readonly processes: readonly [number, number];
};

type Command = { readonly program: string; readonly args: readonly string[]; readonly env?: Record<string, string> };

const HOST = 'utarang.example';

/** Writes a certificate of its own and its key to `folder`, also in one file as HAProxy has it. */
function makeCertificate(folder: string) {
  const [key, cert, both] = ['key.pem', 'cert.pem', 'both.pem'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...made, ...subject], { stdio: 'ignore' });
  writeFileSync(both, readFileSync(cert, 'utf8') + readFileSync(key, 'utf8'));
  return { key, cert, both };
}

/**
 * The documented settings where they can be tried: on loopback, other ports, with a certificate of their own. Nothing
 * else of them changes; what a system's packages set around them is added. Returns the command that starts the
 * balancer.
 */
export function placed(balancer: Balancer, documented: string, place: Place): Command {
  const { folder, port, plainPort, processes } = place;
  const settings = documented
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${processes[0]}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${processes[1]}`);
  const file = join(folder, balancer);
  const write = (text: string) => writeFileSync(file, text);
  const home = join(folder, 'home');
  mkdirSync(home);
  switch (balancer) {
    case 'nginx': {
      const { key, cert } = makeCertificate(folder);
      const server = settings
        .replace(/^ {2}listen \[::\].*\n/gm, '')
        .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
        .replace('listen 443 ', `listen 127.0.0.1:${port} `)
        .replace(/(ssl_certificate) \S+;/, `$1 ${cert};`)
        .replace(/(ssl_certificate_key) \S+;/, `$1 ${key};`);
      const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${home}/${name};`,
      );
      write(
        `user root;\npid ${folder}/pid;\nerror_log /dev/null;\nevents {}\nhttp {\naccess_log off;\n${rooms.join('\n')}\n${server}}\n`,
      );
      return { program: 'nginx', args: ['-p', folder, '-c', file, '-g', 'daemon off;'] };
    }
    case 'haproxy':
      write(
        settings
          .replace('bind :443 ', `bind 127.0.0.1:${port} `)
          .replace(/crt \S+/, `crt ${makeCertificate(folder).both}`),
      );
      return { program: 'haproxy', args: ['-db', '-q', '-f', file] };
    case 'caddy': {
      const own = ['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'];
      const ports = [`https_port ${port}`, `http_port ${plainPort}`];
      write(`{\n${[...own, ...ports].join('\n')}\n}\n${settings}`);
      const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
      return { program: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'], env };
    }
  }
}
