import type { LyricEdit, OwnLyric, OwnLyrics, OwnWordCorrection, WordCorrectionBody } from '@utarang/contract';
import { type CallOptions, getJson, sendJson } from '../../lib/http.js';
import { type Outline, requireOutline } from '../../lib/outline.js';
import { LYRIC } from '../../parts/own-text/api.js';

const PATH = '/api/my-lyrics';
const CORRECTIONS = `${PATH}/corrections`;
const pathOf = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

const CORRECTION: Outline<OwnWordCorrection> = { id: 0, written: '', dictionary: '' };

export const fetchLyrics = (options?: CallOptions) =>
  getJson(PATH, options).then(requireOutline<OwnLyrics>([{ id: '', title: '', version: 0 }]));
export const fetchLyric = (id: string, options?: CallOptions) =>
  getJson(pathOf(id), options).then(requireOutline<OwnLyric>(LYRIC));
export const editLyric = (id: string, edit: LyricEdit) =>
  sendJson('PUT', pathOf(id), edit).then(requireOutline<OwnLyric>(LYRIC));
export const removeLyric = (id: string) => sendJson<void>('DELETE', pathOf(id));

export const fetchCorrections = (options?: CallOptions) =>
  getJson(CORRECTIONS, options).then(requireOutline<readonly OwnWordCorrection[]>([CORRECTION]));
export const correctWord = (body: WordCorrectionBody) =>
  sendJson('PUT', CORRECTIONS, body).then(requireOutline<OwnWordCorrection>(CORRECTION));
export const takeBackCorrection = (id: number) => sendJson<void>('DELETE', `${CORRECTIONS}/${id}`);
