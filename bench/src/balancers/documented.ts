import { readFileSync } from 'node:fs';

const page = new URL('../../../docs/operating.md', import.meta.url);

export const BALANCERS = ['nginx', 'haproxy', 'caddy'] as const;
export type Balancer = (typeof BALANCERS)[number];

/** The settings of a language that a section of the page prints, one a block. */
export function blocksOf(text: string, heading: string, language: string): string[] {
  const [, section] = text.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`there is no section ${heading}`);
  const [own = ''] = section.split('\n## ');
  return Array.from(own.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, said = '', block = '']) => ({ said, block }))
    .filter(({ said }) => said === language)
    .map(({ block }) => block);
}

/** The settings for two processes as docs/operating.md prints them, put together as its text says. */
export function documentedSettings(text = readFileSync(page, 'utf8')): Readonly<Record<Balancer, string>> {
  const several = (language: string) => blocksOf(text, 'Several processes behind a balancer', language);
  const [one = ''] = blocksOf(text, 'Behind a proxy', 'nginx');
  const [upstreams = '', locations = ''] = several('nginx');
  return {
    nginx: one
      .replace(/^upstream .*?^\}\n/ms, () => upstreams)
      .replace(/^ {2}location \/ \{\n.*?^ {2}\}\n/ms, (all) => `${all}\n${locations}`),
    haproxy: several('haproxy').join('\n'),
    caddy: several('caddy').join('\n'),
  };
}
