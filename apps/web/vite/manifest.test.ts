import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@utarang/contract';
import { expect, test } from 'vitest';

type Icon = { readonly src: string; readonly sizes: string; readonly type?: string; readonly purpose?: string };
type Manifest = Readonly<Record<'name' | 'short_name' | 'start_url' | 'scope' | 'display' | 'lang', string>> &
  Readonly<Record<'background_color' | 'theme_color', string>> & {
    readonly icons: readonly Icon[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string; readonly icons: readonly Icon[] }[];
    readonly share_target: { readonly action: string };
    readonly launch_handler: { readonly client_mode: readonly string[] };
  };

const web = join(import.meta.dirname, '..');
const index = readFileSync(join(web, 'index.html'), 'utf8');
const manifest = JSON.parse(readFileSync(join(web, 'public/manifest.webmanifest'), 'utf8')) as Manifest;

/** Width and height of a picture, by its header. */
function sizeOf(src: string) {
  const bytes = readFileSync(join(web, 'public', src));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the manifest says what a browser wants to know before it offers to install', () => {
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone', lang: 'ko' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  const plain = manifest.icons.filter(({ purpose, type }) => purpose === 'any' && type === 'image/png');
  expect(plain.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
});

test('a press on the icon goes to the window that is open', () => {
  expect(manifest.launch_handler.client_mode[0]).toBe('navigate-existing');
});

test('each icon is there in the size that is said of it', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of icons) if (src.endsWith('.png')) expect(sizeOf(src), src).toBe(sizes);
  const apple = /<link rel="apple-touch-icon" href="([^"]+)">/.exec(index)?.[1];
  expect(sizeOf(apple!)).toBe('180x180');
});

test('what it leads to are pages', () => {
  const paths: readonly string[] = Object.values(pages);
  const led = [manifest.start_url, manifest.share_target.action, ...manifest.shortcuts.map(({ url }) => url)];
  expect(led.filter((path) => !paths.includes(path))).toEqual([]);
});

test('the window of the installed app begins in the colour of the page', () => {
  const light = /<meta name="theme-color" media="\(prefers-color-scheme: light\)" content="([^"]+)">/.exec(index)?.[1];
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
});
