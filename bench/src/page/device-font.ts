import { execFileSync } from 'node:child_process';

/**
 * A font of this machine that has Hangul or kanji, or null. A phone has one of each; without any, Chromium looks for
 * every letter in all fonts again whenever a part of ours arrives, and boxes stand where letters will: other layout, more work.
 */
export function deviceFont(language: 'ko' | 'ja'): string | null {
  try {
    const families = execFileSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
    return families.split('\n')[0]?.split(',')[0] || null;
  } catch {
    return null;
  }
}
