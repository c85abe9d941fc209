import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conjugate } from '../../language/korean/index.js';
import { otherAdverbs } from './adverb.js';
import { alikeOf } from './alike.js';
import { otherCopulas } from './copula.js';
import { isVerbsNoun, verbsOfNoun } from './nominal.js';
import { withNounApart } from './noun-apart.js';

const textsOf = (text: string, isSuru = true) => verbsOfNoun(text, isSuru).map((verb) => verb.text);

describe('the verb of a noun', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['지움',           '지우다'],
    ['바로잡음',       '바로잡다'],
    ['짐 꾸리기',      '짐 꾸리다'],
    ['손에 넣음',      '손에 넣다'],
    ['드나듦',         '드나들다'],
    ['고대함',         '고대하다'],
    ['만듦',           '만들다'],
    ['물음',           '묻다'],
    ['도움',           '돕다'],
    ['다침',           '다치다'],
    ['돌아감',         '돌아가다'],
    ['삼감',           '삼가다'],
    ['걷기',           '걷다'],
    ['뛰기',           '뛰다'],
    ['외우기',         '외우다'],
    ['마음 씀',        '마음 쓰다'],
    ['단풍이 듦',      '단풍이 들다'],
    ['나름',           '나르다'],
    ['모임',           '모이다'],
  ])('of %s is %s', (text, ...verbs) => {
    for (const verb of verbs) expect(textsOf(text)).toContain(verb);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['녹음',         'Sino-Korean, of 録音'],
    ['신음',         'Sino-Korean'],
    ['고함',         'Sino-Korean'],
    ['포함',         'Sino-Korean'],
    ['사기',         'Sino-Korean, of 詐欺'],
    ['대기',         'Sino-Korean, of 待機'],
    ['포기',         'Sino-Korean'],
    ['재기',         'Sino-Korean'],
    ['출금',         'Sino-Korean'],
    ['공감',         'Sino-Korean'],
    ['잡담',         'Sino-Korean'],
    ['추첨',         'Sino-Korean'],
    ['담임',         'Sino-Korean'],
    ['결승점',       'Sino-Korean'],
    ['바람',         'of 浮気'],
    ['잠',           'of one syllable'],
    ['보기',         'an example'],
    ['내기',         'a bet'],
    ['살림',         'a household'],
    ['늦잠',         'a noun of its own'],
    ['산 타기',      'without its space 산타 is Santa'],
    ['지우다',       'a verb already'],
  ])('%s leads to none: %s', (text) => {
    expect(textsOf(text)).toEqual([]);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['消去',     'noun-suru', true],
    ['アップ',   'noun-suru', true],
    ['集まり',   'noun',      true],
    ['扱い',     'noun',      true],
    ['出迎え',   'noun',      true],
    ['絵',       'noun',      false],
    ['寂しさ',   'noun',      false],
    ['ごみ',     'noun',      false],   // in kana alone there is no telling
    ['集まり',   'adverb',    false],
    ['後ろ',     'noun',      false],
  ])('%s, %s: %s', (japaneseWord, pos, expected) => {
    expect(isVerbsNoun({ japaneseWord, partsOfSpeech: [pos] })).toBe(expected);
  });

  test('each verb that it leads to has it as a noun, as it is inflected', () => {
    const stem = fc.constantFrom(
      '지우',
      '만들',
      '돕',
      '걷',
      '묻',
      '다루',
      '고대하',
      '바로잡',
      '드나들',
      '이어지',
      '외우',
      '빌리',
    );
    fc.assert(
      fc.property(stem, fc.boolean(), fc.constantFrom('', '손에 ', '짐을 '), (of, isInGi, before) => {
        const nouns = conjugate(`${of}다`).filter(({ use, text }) => use === 'noun' && text.endsWith('기') === isInGi);
        for (const { text } of nouns) {
          const verbs = textsOf(before + text).map((verb) => verb.slice(before.length));
          if (text.length > 2 || !isInGi) expect(verbs).toContain(`${of}다`);
          for (const verb of verbs) expect(conjugate(verb).some((form) => form.text === text)).toBe(true);
        }
      }),
    );
  });
});

describe('the other ending of an adverb', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['정확히',         '정확하게'],
    ['정확하게',       '정확히'],
    ['차분히',         '차분하게'],
    ['차분하게',       '차분히'],
    ['튼튼하게',       '튼튼히'],
    ['깔끔하게',       '깔끔히'],
    ['깨끗이',         '깨끗하게'],
    ['깨끗하게',       '깨끗이'],
    ['뚜렷이',         '뚜렷하게'],
    ['산뜻하게',       '산뜻이'],
    ['어렴풋이',       '어렴풋하게'],
    ['갑작스레',       '갑작스럽게'],
    ['새삼스럽게',     '새삼스레'],
    ['한가로이',       '한가롭게'],
    ['순조롭게',       '순조로이'],
    ['급히',           '급하게'],
    ['매우 급히',      '매우 급하게'],
  ])('of %s is %s', (text, other) => {
    expect(otherAdverbs(text)).toContain(other);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['친히',           'not 친하게, intimately'],
    ['속히',           'not 속하게, belonging'],
    ['감히',           'not 감하게'],
    ['특히',           'no adjective'],
    ['필히',           'no adjective'],
    ['천천히',         'no adjective'],
    ['열심히',         'no adjective'],
    ['안녕히',         'not 안녕하게'],
    ['대단히',         'not 대단하게, very'],
    ['많이',           'no adjective in 하다'],
    ['깊이',           'no adjective in 하다'],
    ['굳이',           'not 굳게'],
    ['느닷없이',       'not 느닷없게'],
    ['일일이',         'no adjective'],
    ['가끔',           'no ending'],
    ['가끔씩',         'no ending'],
    ['정확하다',       'no adverb'],
    ['이렇게',         'no adjective in 하다'],
    ['크게',           'no adjective in 하다'],
  ])('%s has none: %s', (text) => {
    expect(otherAdverbs(text)).toEqual([]);
  });

  test('is another of the same stem', () => {
    const stem = fc.constantFrom('정확', '차분', '깔끔', '깨끗', '뚜렷', '갑작', '자유', '순조', '급', '꼼꼼');
    const ending = fc.constantFrom('히', '하게', '스레', '스럽게', '로이', '롭게');
    fc.assert(
      fc.property(stem, ending, (of, how) => {
        for (const other of otherAdverbs(of + how)) {
          expect(other.startsWith(of)).toBe(true);
          expect(otherAdverbs(other)).not.toContain(other);
        }
      }),
    );
  });
});

describe('a noun with 이다', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['적극적이다',     '적극적으로'],
    ['적극적인',       '적극적이다'],
    ['적극적인',       '적극적'],
    ['적극적으로',     '적극적이다'],
    ['적극적으로',     '적극적'],
    ['국제적',         '국제적이다'],
    ['국제적',         '국제적으로'],
    ['이기적',         '이기적이다'],
    ['지적이다',       '지적으로'],
    ['동적이다',       '동적으로'],
    ['정적이다',       '정적으로'],
    ['필사적',         '필사적으로'],
    ['무리이다',       '무리다'],
    ['자유자재이다',   '자유자재다'],
    ['마찬가지이다',   '마찬가지다'],
    ['제멋대로이다',   '제멋대로다'],
  ])('%s is %s', (text, other) => {
    expect(otherCopulas(text)).toContain(other);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['기적',           'a miracle'],
    ['목적',           'an aim'],
    ['흔적',           'a trace'],
    ['적',             'an enemy'],
    ['적다',           'few'],
    ['적합하다',       'begins so'],
    ['다행이다',       'after a consonant 이 stays'],
    ['양질이다',       'after a consonant 이 stays'],
    ['엉망이다',       'after a consonant 이 stays'],
    ['이다',           'no noun'],
    ['적시이다',       'not 적시다, to wet'],
    ['보이다',         'a verb'],
    ['조용하다',       'an adjective'],
    ['자유롭다',       'an adjective'],
    ['무리',           'no 이다'],
    ['자유자재다',     'is written in full in the book'],
  ])('%s stays: %s', (text) => {
    expect(otherCopulas(text)).toEqual([]);
  });
});

describe('a verb that begins with its noun', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['떼쓰다',         '떼를 쓰다'],
    ['힘쓰다',         '힘을 쓰다'],
    ['점치다',         '점을 치다'],
    ['헤엄치다',       '헤엄을 치다'],
    ['한턱내다',       '한턱을 내다'],
    ['화내다',         '화를 내다'],
    ['겁먹다',         '겁을 먹다'],
    ['눈뜨다',         '눈을 뜨다'],
    ['매듭짓다',       '매듭을 짓다'],
    ['길들이다',       '길을 들이다'],
    ['빚지다',         '빚을 지다'],
    ['시중들다',       '시중을 들다'],
    ['화나다',         '화가 나다'],
    ['생각나다',       '생각이 나다'],
    ['재미있다',       '재미가 있다'],
    ['맛없다',         '맛이 없다'],
    ['힘들다',         '힘이 들다'],
    ['값싸다',         '값이 싸다'],
    ['낯설다',         '낯이 설다'],
  ])('%s is %s', (text, other) => {
    expect(withNounApart(text)).toEqual([other]);
  });

  // biome-ignore format: a table, to be read down
  test.each([
    ['돌보다',         '돌을 보다 looks at a stone'],
    ['망치다',         '망을 치다 puts up a net'],
    ['감싸다',         '감을 싸다 wraps persimmons'],
    ['해지다',         '해가 지다 is sunset'],
    ['비추다',         'no noun'],
    ['나타나다',       'no noun'],
    ['지나다',         'no noun'],
    ['보내다',         'no noun'],
    ['고치다',         'no noun'],
    ['물들다',         'no 물을 들다'],
    ['형편없다',       '형편이 없다 is to have no means'],
    ['느닷없다',       'no noun'],
    ['멋지다',         'no 멋을 지다'],
    ['힘차다',         'no 힘이 차다'],
    ['깨우치다',       'no noun'],
    ['불타다',         '불을 타다 rides it'],
    ['떼를 쓰다',      'apart already'],
    ['떼',             'no verb'],
  ])('%s stays: %s', (text) => {
    expect(withNounApart(text)).toEqual([]);
  });
});

describe('what is alike', () => {
  test('goes by the parts of speech', () => {
    const texts = (text: string, pos: string) =>
      alikeOf(text, { japaneseWord: '静か', partsOfSpeech: [pos] }).map((other) => other.text);
    expect(texts('조용히', 'adverb')).toEqual(['조용하게']);
    expect(texts('조용히', 'adj-na')).toEqual([]);
    expect(texts('적극적이다', 'noun')).toEqual([]);
    expect(texts('지움', 'noun')).toEqual([]);
    expect(texts('지움', 'noun-suru')).toEqual(['지우다']);
  });

  test('is never the listed one, and none is there twice', () => {
    const text = fc.constantFrom(
      '짐 꾸리기',
      '정확히',
      '적극적이다',
      '한숨을 쉬다',
      '드나듦',
      '먹다',
      '이름 짓다',
      '비 오다',
    );
    fc.assert(
      fc.property(text, fc.constantFrom('adverb', 'adj-na', 'noun-suru', 'verb-u'), (listed, pos) => {
        const keys = alikeOf(listed, { japaneseWord: '荷造り', partsOfSpeech: [pos] }).map((other) =>
          other.text.replaceAll(' ', ''),
        );
        expect(keys).not.toContain(listed.replaceAll(' ', ''));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
