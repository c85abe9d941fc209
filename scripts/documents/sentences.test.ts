import { expect, test } from 'vitest';
import { codeNumber, inUnit } from './code-number.js';
import { texts } from './texts.js';

/**
 * Sentences of the catalogue that repeat a number of the code: {} stands for what the constants say, in their order. A
 * changed constant fails here and says which sentence is left.
 */
type Row = readonly [messages: string, sentence: string, ...places: readonly Place[]];
/** A file by the end of its path, the name of the constant, whose last number counts where it is a list, and the unit in which the sentence has it. */
type Place = readonly [file: string, name: string, unit?: string];
/** A year of the calendar is written without a separator. */
const YEAR = 'year';

// biome-ignore format: a table, to be read down
const rows: readonly Row[] = [
  ['ko/query.ts',          '검색어는 {}자까지 쓸 수 있어요',                                        ['terms.ts', 'QUERY_MAX']],
  ['ko/review.ts',         '{}일 쉬게 하기',                                                    ['review/memory.ts', 'REST_DAYS', 'days']],
  ['ko/review.ts',         '이 단어는 {}일 쉬어요',                                               ['review/memory.ts', 'REST_DAYS', 'days']],
  ['ko/review.ts',         '{}개 더 하기',                                                     ['review/queue.ts', 'MORE_WORDS']],
  ['ko/review.ts',         '답이 {}개 쌓이면 내 기억에 맞춰 날짜를 정해요',                                  ['review/fit.ts', 'FIT_FROM']],
  ['ko/stats.ts',          '답이 {}번 쌓이면 여기에 그래프가 나와요. 지금까지 {n}번 답했어요.',                     ['statistics-page.tsx', 'ANSWERS_MIN']],
  ['ko/sent.ts',           '숫자 키 1~{}로도 고를 수 있어요',                                       ['quiz-faults.ts', 'QUIZ_OPTIONS']],
  ['ko/kana.ts',           '숫자 키 1~{}로도 고를 수 있어요',                                       ['kana/drill.ts', 'OPTIONS']],
  ['ko/kana.ts',           '{n}개 가운데 {}개를 골라 물어봐요',                                      ['kana/drill.ts', 'DRILL_LENGTH']],
  ['ko/admin-song-err.ts', '아티스트는 {}명까지 고를 수 있어요',                                     ['song-faults.ts', 'SINGERS_MAX']],
  ['ko/admin-song-err.ts', '가사는 {}줄까지 쓸 수 있어요',                                          ['song-faults.ts', 'LINES_MAX']],
  ['ko/admin-song-err.ts', '{}자까지 쓸 수 있어요',                                               ['song-faults.ts', 'LINE_MAX']],
  ['ko/admin-song-err.ts', '소개는 {}자까지 쓸 수 있어요',                                          ['song-faults.ts', 'BIO_MAX']],
  ['ko/admin-song-err.ts', '장르는 {}개까지 쓸 수 있어요',                                          ['admin-songs.ts', 'GENRES_MAX']],
  ['ko/admin-song-err.ts', '주소는 {}자까지 쓸 수 있어요',                                          ['admin-songs.ts', 'ADDRESS_MAX']],
  ['ko/heat.ts',           '{}점 이상',                                                       ['heat-band.ts', 'heatBands']],
  ['ko/word.ts',           '{word} {field} 보기 ({}초)',                                               ['hideable-field.tsx', 'REVEAL_MS', 's']],
  ['ko/pw.ts',             '새 비밀번호는 {}자 이상이어야 해요',                                      ['password.ts', 'PASSWORD_MIN']],
  ['ko/signup.ts',         '{}자 이상, 영문 대소문자·숫자·특수문자를 섞으면 더 안전해요',                  ['password.ts', 'PASSWORD_MIN']],
  ['ko/signup.ts',         '비밀번호는 {}자 이상이어야 해요',                                        ['password.ts', 'PASSWORD_MIN']],
  ['ko/mail.ts',           '비밀번호 재설정 요청을 받아 임시 비밀번호를 만들었어요. {}분 안에 한 번만 쓸 수 있어요.', ['session.ts', 'TEMPORARY_PASSWORD_MS', 'min']],
  ['ko/mail.ts',           '계정의 이메일이 다른 주소로 바뀌었어요. 앞으로 {}시간 동안 비밀번호 재설정 메일은 이 주소로만 보내 드려요.', ['session.ts', 'EMAIL_GUARD_MS', 'h']],
  ['ko/lookup-err.ts',     '한 번에 {}자까지 분석할 수 있어요. 글을 나눠서 넣어 주세요.',               ['terms.ts', 'TEXT_MAX']],
  ['ko/admin-import.ts',   'CSV, TSV (UTF-8), {}MB까지',                                         ['word-columns.ts', 'IMPORT_MAX_BYTES', 'MiB']],
  ['ko/admin-import.ts',   '{}MB까지 가져올 수 있어요. 파일을 나눠 주세요.',                            ['word-columns.ts', 'IMPORT_MAX_BYTES', 'MiB']],
  ['ko/bring-along.ts',    'CSV, TSV, Anki(.apkg), 한 줄에 한 단어인 글 · {}MB까지',                  ['take-along.ts', 'BRING_MAX_BYTES', 'MiB']],
  ['ko/bring-along.ts',    '{}MB까지 가져올 수 있어요. 미디어 없이 내보내거나 파일을 나눠 주세요.',       ['take-along.ts', 'BRING_MAX_BYTES', 'MiB']],
  ['ko/take-along-err.ts', '단어를 한 번에 {}개까지 가져올 수 있어요. 파일을 나눠 주세요.',               ['take-along.ts', 'BRING_MAX_WORDS']],
  ['errors.ts',            '내 단어를 {}개까지 만들 수 있어요. 안 쓰는 단어를 지운 뒤에 다시 시도해 주세요.', ['own-word.ts', 'OWN_WORDS_MAX']],
  ['ko/admin-err.ts',      '{}자까지 쓸 수 있어요',                                               ['terms.ts', 'WORD_FIELD_MAX']],
  ['ko/pasted.ts',         '후리가나는 {}곳까지 저장해요. 나머지 {n}곳은 우타랑이 읽은 대로 보여 드려요.', ['terms.ts', 'PLACED_MAX']],
  ['ko/guest.ts',          '이 기기에는 단어를 {}개까지 담아 둘 수 있어요. 로그인해서 옮기면 더 담을 수 있어요.', ['guest-data.ts', 'GUEST_WORDS_MAX']],
  ['ko/guest.ts',          '이 기기에는 노래와 아티스트를 {}개까지 담아 둘 수 있어요. 로그인해서 옮기면 더 담을 수 있어요.', ['guest-data.ts', 'GUEST_HEARTS_MAX']],
  ['errors.ts',            '단어를 {}개까지 저장할 수 있어요. 저장한 단어를 몇 개 지운 뒤에 다시 저장해 주세요.', ['saved-words.service.ts', 'SAVED_MAX']],
  ['errors.ts',            '{}개까지 담을 수 있어요. 담아 둔 것을 몇 개 뺀 뒤에 다시 담아 주세요.',        ['favorites.service.ts', 'FAVORITES_MAX']],
  ['errors.ts',            '글을 {}개까지 저장할 수 있어요. 이제 안 보는 글을 지운 뒤에 다시 저장해 주세요. 적은 글은 그대로 있어요.', ['lyrics.service.ts', 'LYRICS_MAX']],
  ['errors.ts',            '내 글은 모두 합쳐 {}자까지 저장할 수 있어요. 이제 안 보는 글을 지운 뒤에 다시 저장해 주세요. 적은 글은 그대로 있어요.', ['lyrics.service.ts', 'LYRICS_SIZE_MAX']],
  ['errors.ts',            '단어를 {}개까지 고칠 수 있어요. 고친 단어를 몇 개 되돌린 뒤에 다시 시도해 주세요.', ['corrections.service.ts', 'CORRECTIONS_MAX']],
  ['errors.ts',            '한 단어에 내 답을 {}개까지 추가할 수 있어요',                               ['synonyms.service.ts', 'SYNONYMS_MAX']],
  ['errors.ts',            '내 답은 모두 합쳐 {}개까지 추가할 수 있어요. 안 쓰는 답을 지운 뒤에 다시 시도해 주세요.', ['synonyms.service.ts', 'ALL_SYNONYMS_MAX']],
  ['errors.ts',            '확인을 기다리는 신고가 {}개예요. 확인이 끝나면 다시 신고할 수 있어요.',        ['reports.service.ts', 'OPEN_REPORTS_MAX']],
  ['validation.ts',        '제목은 {}자까지 쓸 수 있어요',                                          ['terms.ts', 'LYRIC_TITLE_MAX']],
  ['validation.ts',        '가수 이름은 {}자까지 쓸 수 있어요',                                      ['terms.ts', 'LYRIC_TITLE_MAX']],
  ['validation.ts',        '글과 해석, 고친 곳을 모두 합쳐 {}자까지 저장할 수 있어요',                    ['terms.ts', 'LYRIC_SIZE_MAX']],
  ['validation.ts',        '해석은 한 줄에 {}자까지 쓸 수 있어요',                                   ['terms.ts', 'LYRIC_LINE_MAX']],
  ['validation.ts',        '{}자까지 쓸 수 있어요',                                               ['terms.ts', 'CORRECTION_MAX']],
  ['validation.ts',        '답은 {}자까지 쓸 수 있어요',                                           ['terms.ts', 'ANSWER_MAX']],
  ['validation.ts',        '메모는 {}자까지 쓸 수 있어요',                                         ['review.ts', 'REVIEW_NOTE_MAX']],
  ['validation.ts',        '설명은 {}자까지 쓸 수 있어요',                                         ['terms.ts', 'REPORT_MAX']],
  ['validation.ts',        '연도는 {}부터 {}까지의 정수여야 해요',                                   ['contract/src/study.ts', 'FIRST_YEAR', YEAR], ['contract/src/study.ts', 'LAST_YEAR', YEAR]],
  ['validation.ts',        '한 페이지의 개수는 1부터 {}까지의 정수여야 해요',                           ['terms.ts', 'PAGE_SIZE_MAX']],
  ['validation.ts',        '아이디는 {}자부터 {}자까지 쓸 수 있어요',                                 ['username.ts', 'USERNAME_MIN'], ['username.ts', 'USERNAME_MAX']],
  ['validation.ts',        '비밀번호는 {}자까지 쓸 수 있어요',                                       ['password.ts', 'PASSWORD_MAX']],
  ['validation.ts',        '이름은 {}자까지 쓸 수 있어요',                                         ['terms.ts', 'NAME_MAX']],
  ['validation.ts',        '직업은 {}자까지 쓸 수 있어요',                                         ['terms.ts', 'NAME_MAX']],
  ['validation.ts',        '이메일은 {}자까지 쓸 수 있어요',                                        ['email.ts', 'EMAIL_MAX']],
  ['validation.ts',        '{}자까지 쓸 수 있어요',                                               ['admin-sentences.ts', 'SENTENCE_FIELD_MAX']],
];

/** Parts of longer texts. */
// biome-ignore format: a table, to be read down
const parts: readonly Row[] = [
  ['ko/legal.ts', '{}일 동안 쓰지 않거나 로그인한 지 {}일이 지나면', ['account/session.ts', 'SESSION_IDLE_MS', 'days'], ['account/session.ts', 'SESSION_LONGEST_MS', 'days']],
  ['ko/legal.ts', '마지막으로 로그인한 날부터 {}년 동안 남아요', ['account/session.ts', 'DEVICE_KNOWN_MS', 'years']],
  ['ko/player.ts', '{}초', ['use-line-times.ts', 'NUDGE_MS', 's']],
  ['ko/legal.ts', '이전 주소는 계정을 지키려고 {}시간 동안만',      ['account/session.ts', 'EMAIL_GUARD_MS', 'h']],
];

const textOf = (messages: string): string => texts.get(`packages/messages/src/${messages}`) ?? '';

const filled = (sentence: string, places: readonly Place[]): string => {
  const figures = places.map(([file, name, unit]) => {
    const number = inUnit(codeNumber(file, name), unit ?? '').at(-1)!;
    return unit === YEAR ? String(number) : number.toLocaleString('en');
  });
  return sentence.replace(/\{\}/g, () => figures.shift()!);
};

test.each([...rows, ...parts])('%s: %s', (messages, sentence, ...places) => {
  expect(textOf(messages)).toContain(filled(sentence, places));
});

test('each limit of the catalogue is in the table', () => {
  const limits = [...texts].flatMap(([path, source]) => {
    const [, messages] = /^packages\/messages\/src\/(.*\.ts)$/.exec(path) ?? [];
    if (messages === undefined || messages.includes('.test.')) return [];
    return [
      ...source.matchAll(/'([^'\n]*(?<!월 )\b\d[\d,]*(?:자|개|줄|명|번|초|분|시간|일|달|점|회|쪽|MB)[^'\n]*)'/g),
    ].map(([, text]) => `${messages}: ${text}`);
  });
  const known = rows.map(([messages, sentence, ...places]) => `${messages}: ${filled(sentence, places)}`);
  const held = (limit: string) =>
    known.includes(limit) || parts.some(([, sentence, ...places]) => limit.includes(filled(sentence, places)));
  expect(limits.filter((limit) => !held(limit))).toEqual([]);
});
