import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withOtherParticles } from './inner-particle.js';

// biome-ignore format: a table, to be read down
test.each([
  ['시치미 떼다',         '시치미를 떼다'],
  ['이름 짓다',           '이름을 짓다'],
  ['한숨 쉬다',           '한숨을 쉬다'],
  ['짐 꾸리기',           '짐을 꾸리기'],
  ['마음 씀',             '마음을 씀'],
  ['머리 감다',           '머리를 감다'],
  ['고개 숙이다',         '고개를 숙이다'],
  ['인정 많다',           '인정이 많다'],
  ['기분 좋다',           '기분이 좋다'],
  ['골치 아프다',         '골치가 아프다'],
  ['큰일 나다',           '큰일이 나다'],
  ['할 수 있다',          '할 수가 있다'],
  ['별 볼 일 없다',       '별 볼 일이 없다'],
  ['고생 많으십니다',     '고생이 많으십니다'],
  ['비 오다',             '비를 오다', '비가 오다'],
  ['이사 가다',           '이사를 가다', '이사가 가다'],
  ['예의 바르다',         '예의가 바르다', '예의를 바르다'],
  ['질문 있습니까',       '질문이 있습니까'],
  ['영수증 주세요',       '영수증을 주세요'],
  ['신이 나다',           '신 나다'],
  ['눈을 뜨다',           '눈 뜨다'],
  ['키가 크다',           '키 크다'],
  ['집에 가다',           '집 가다'],
  ['감기에 걸리다',       '감기 걸리다'],
  ['응석을 받아 주다',    '응석 받아 주다'],
  ['두 다리를 벌려 타다', '두 다리 벌려 타다'],
])('%s may be %s', (text, ...others) => {
  expect(withOtherParticles(text).sort()).toEqual(others.sort());
});

// biome-ignore format: a table, to be read down
test.each([
  ['못 쓰다',         'an adverb, and 못 is a nail'],
  ['안 되다',         'an adverb'],
  ['다 먹다',         'an adverb, and 다 is no noun'],
  ['잘 하다',         'an adverb'],
  ['매우 바쁘다',     'an adverb of two syllables'],
  ['콕콕 찌르다',     'an adverb that says it twice'],
  ['많이 담다',       'an adverb that ends as with a particle'],
  ['깨끗이 씻다',     'an adverb'],
  ['알려 주다',       'two verbs'],
  ['바꿔 타다',       'two verbs'],
  ['찾고 싶다',       'two verbs'],
  ['늦지 않다',       'two verbs'],
  ['다른 사람',       'no predicate'],
  ['운동 경기',       'no predicate, though it ends as 뛰기'],
  ['방송 프로그램',   'no predicate, though it ends as 봄'],
  ['천만의 말씀입니다', 'a noun with 이다'],
  ['마음에 들다',     'no place'],
  ['마음에 걸리다',   'no illness'],
  ['손에 넣다',       'no place where one goes'],
  ['제시간에 가다',   'a time'],
  ['남의 집',         'whose it is'],
  ['누가 왔어요',     'no noun is left'],
  ['나가 맞이하다',   'a form of 나가다'],
  ['종이 접다',       'could be 종 with a particle'],
  ['죽을 수 있다',    'a form before a noun', '죽을 수가 있다'],
  ['해가 지다',       'without the particle it is 해지다'],
  ['바보 같다',       'likened to'],
  ['떼쓰다',          'one word'],
])('%s stays: %s', (text, _reason, ...others) => {
  expect(withOtherParticles(text)).toEqual(others);
});

describe('for every phrase', () => {
  const noun = fc.constantFrom(
    '이름',
    '시치미',
    '한숨',
    '인정',
    '기분',
    '비',
    '정신',
    '질문',
    '머리',
    '다리',
    '신',
    '소식',
  );
  const verb = fc.constantFrom('짓다', '떼다', '쉬다', '많다', '좋다', '오다', '들다', '있다', '감다', '나다', '듣다');

  /** A syllable is closed where its place among the 28 of its onset and vowel is not the first. */
  const isClosed = (text: string) => (text.charCodeAt(text.length - 1) - 0xac00) % 28 !== 0;
  const spelt = (on: string) => ({
    none: on,
    object: on + (isClosed(on) ? '을' : '를'),
    subject: on + (isClosed(on) ? '이' : '가'),
  });

  test('a particle is left out or put in, and none is another', () => {
    fc.assert(
      fc.property(noun, fc.constantFrom('none', 'object', 'subject'), verb, (on, kind, what) => {
        const all = spelt(on);
        const found = withOtherParticles(`${all[kind]} ${what}`);
        const allowed = kind === 'none' ? [all.object, all.subject] : [all.none];
        for (const other of found) expect(allowed.map((word) => `${word} ${what}`)).toContain(other);
        expect(found).not.toEqual([]);
      }),
    );
  });

  test('what is put in can be left out again', () => {
    fc.assert(
      fc.property(noun, verb, (on, what) => {
        for (const other of withOtherParticles(`${on} ${what}`))
          expect(withOtherParticles(other)).toContain(`${on} ${what}`);
      }),
    );
  });
});

test('a long text has no other choices, of which there would be more with each word', () => {
  expect(withOtherParticles(`${'집을 '.repeat(7)}짓다`)).toHaveLength(2 ** 7 - 1);
  expect(withOtherParticles(`${'집을 '.repeat(66)}짓다`)).toEqual([]);
});
