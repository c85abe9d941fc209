import { expect, test } from 'vitest';
import { tellsMeaning } from './met-in.js';

// biome-ignore format: a table, to be read down
test.each<[title: string, meaning: string, tells: boolean]>([
  ['雨あがりの坂道', '남다',       false],
  ['비의 노래',      '비',         true],
  ['비의 노래',      '눈',         false],
  ['남은 사람들',    '남다, 머물다', true],
  ['남겨진 것',      '남기다',     false],
  ['머문 자리',      '남다',       false],
  ['먹고 싶은 밤',   '먹다',       true],
  ['밤',             '~의 밤',     true],
  ['',               '비',         false],
  ['雨',             '',           false],
])('%s tells %s: %s', (title, meaning, tells) => expect(tellsMeaning(title, meaning)).toBe(tells));
