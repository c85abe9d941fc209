import { expect, test } from 'vitest';
import { videoIdOf, videoInText } from './video-id.js';

const ID = 'abcdefghi-_';

// biome-ignore format: a table, to be read down
test.each([
  [ID,                                                       ID],
  [`https://www.youtube.com/watch?v=${ID}`,                  ID],
  [`https://www.youtube.com/watch?list=PL1&v=${ID}&t=42s`,   ID],
  [`http://youtube.com/watch?v=${ID}`,                       ID],
  [`https://m.youtube.com/watch?v=${ID}`,                    ID],
  [`https://music.youtube.com/watch?v=${ID}`,                ID],
  [`https://youtu.be/${ID}?si=x`,                            ID],
  [`https://www.youtube.com/embed/${ID}`,                    ID],
  [`https://www.youtube-nocookie.com/embed/${ID}?rel=0`,     ID],
  [`https://www.youtube.com/shorts/${ID}/`,                  ID],
  [`https://www.youtube.com/live/${ID}`,                     ID],
  [`https://youtube.com.example/watch?v=${ID}`,              null],
  [`https://vimeo.example/${ID}`,                            null],
  [`youtu.be/${ID}`,                                         null],
  [`javascript:${ID}`,                                       null],
  ['https://www.youtube.com/watch',                          null],
  ['https://www.youtube.com/watch?v=abc',                    null],
  ['https://www.youtube.com/@singer',                      null],
  ['',                                                       null],
] as const)('%s is the video %s', (text, id) => {
  expect(videoIdOf(text)).toBe(id);
});

// biome-ignore format: a table, to be read down
test.each([
  [ID,                                                       ID,   false],
  [` ${ID} `,                                                ID,   false],
  [`youtu.be/${ID}`,                                         ID,   true],
  [`youtube.com/watch?v=${ID}&list=RD&start_radio=1`,        ID,   true],
  [`YouTube.com/watch?app=desktop&v=${ID}#t=1`,              ID,   true],
  [`music.youtube.com/watch?v=${ID}&si=x`,                   ID,   true],
  [`https://www.youtube.com/shorts/${ID}?feature=share`,     ID,   true],
  [`Lemon https://youtu.be/${ID}?si=x 들어 봐`,              ID,   true],
  ['https://www.youtube.com/@singer',                      null, true],
  ['https://www.youtube.com/playlist?list=PL1',              null, true],
  ['https://youtube.com.example/watch?v=abc',                null, false],
  ['요아소비 아이돌',                                        null, false],
  ['',                                                       null, false],
] as const)('a search for %s names the video %s', (text, id, isAddress) => {
  expect(videoInText(text)).toEqual({ id, isAddress });
});
