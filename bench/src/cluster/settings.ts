import { readFileSync } from 'node:fs';

const folder = new URL('../../cluster/', import.meta.url);

export const FILES = ['etcd.conf.yml', 'patroni.yml', 'haproxy.cfg', 'pgbouncer.ini'] as const;
export type SettingsFile = (typeof FILES)[number];

/** A file of bench/cluster with its places (`${name}`) filled. Throws where one is not given. */
export function filled(file: SettingsFile, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(new URL(file, folder), 'utf8').replace(/\$\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file}: nothing is given for ${place}`);
    return String(value);
  });
}
