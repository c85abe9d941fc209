import { describe, expect, test } from 'vitest';
import { inflectionsOf } from './classes.js';
import { glossOf } from './gloss.js';
import type { FormName } from './steps.js';

const said = (word: string, part: string, meaning: string, chain: string, subject: string | null = null) => {
  const names = chain.split(' + ').filter(Boolean) as FormName[];
  const [kind] = inflectionsOf(word, [part]);
  return glossOf(names, kind!, { japaneseWord: word, meaningKo: meaning }, { subject });
};

// biome-ignore format: a table, to be read down
describe('ている of a verb', () => {
  test.each([
    ['座る',   'verb-u',  '앉다',                  'progressive',                  '앉아 있다'],
    ['座る',   'verb-u',  '앉다',                  'progressive + past',           '앉아 있었다'],
    ['座る',   'verb-u',  '앉다',                  'progressive + negative',       '앉아 있지 않다'],
    ['閉まる', 'verb-u',  '닫히다',                'progressive + polite',         '닫혀 있습니다'],
    ['死ぬ',   'verb-u',  '죽다',                  'progressive',                  '죽어 있다'],
    ['疲れる', 'verb-ru', '지치다, 피곤하다',      'progressive',                  '지쳐 있다'],
    ['空く',   'verb-u',  '비다, 자리가 나다',     'progressive',                  '비어 있다'],
    ['咲く',   'verb-u',  '피다',                  'progressive',                  '피어 있다'],
    ['起きる', 'verb-ru', '일어나다, 깨다',        'progressive',                  '깨어 있다'],
    ['腫れる', 'verb-ru', '붓다 (상처나 병)',      'progressive',                  '부어 있다'],
    ['生きる', 'verb-ru', '살다 (생명), 살아가다', 'progressive',                  '살아 있다'],
    ['似る',   'verb-ru', '닮다, 비슷하다',        'progressive',                  '닮았다'],
    ['似る',   'verb-ru', '닮다, 비슷하다',        'progressive + negative',       '닮지 않았다'],
    ['結婚',   'noun-suru', '결혼',                'progressive',                  '결혼했다'],
    ['治る',   'verb-u',  '낫다 (병), 치유되다',   'progressive',                  '나았다'],
    ['痩せる', 'verb-ru', '살이 빠지다, 여위다',   'progressive',                  '말랐다'],
    ['違う',   'verb-u',  '다르다, 틀리다',        'progressive',                  '다르다'],
    ['晴れる', 'verb-ru', '개다, 맑아지다',        'progressive + past',           '맑았다'],
    ['知る',   'verb-u',  '알다',                  'progressive',                  '알고 있다'],
    ['覚える', 'verb-ru', '외우다, 기억하다',      'progressive',                  '기억하고 있다'],
    ['食べる', 'verb-ru', '먹다',                  'progressive',                  '먹고 있다'],
    ['増える', 'verb-ru', '늘다, 늘어나다',        'progressive',                  '늘고 있다'],
  ])('%s (%s, %s), %s: %s', (word, part, meaning, chain, gloss) => {
    expect(said(word, part, meaning, chain)).toBe(gloss);
  });

  test.each([
    ['消える', 'verb-ru', '사라지다, 꺼지다', '電気', '꺼져 있다'],
    ['消える', 'verb-ru', '사라지다, 꺼지다', '影',   '사라져 있다'],
    ['壊れる', 'verb-ru', '부서지다, 고장 나다', '時計', '고장 나 있다'],
    ['付く',   'verb-u',  '붙다, 켜지다',     '明かり', '켜져 있다'],
    ['空く',   'verb-u',  '비다',             'お腹', '고프다'],
  ])('%s (%s, %s) of %s: %s', (word, part, meaning, subject, gloss) => {
    expect(said(word, part, meaning, 'progressive', subject)).toBe(gloss);
  });
});

// biome-ignore format: a table, to be read down
test.each([
  ['開ける', 'verb-ru', '열다',     'resultative',        '열려 있다'],
  ['書く',   'verb-u',  '쓰다 (글), 적다', 'resultative', '적혀 있다'],
  ['予約',   'noun-suru', '예약',   'resultative',        '예약돼 있다'],
  ['無視',   'noun-suru', '무시',   'resultative',        '무시해 놓았다'],
  ['電話',   'noun-suru', '전화',   'resultative',        '전화해 놓았다'],
  ['感染',   'noun-suru', '감염',   'progressive',        '감염돼 있다'],
  ['停車',   'noun-suru', '정차',   'progressive',        '정차해 있다'],
  ['退職',   'noun-suru', '퇴직',   'progressive',        '퇴직했다'],
  ['退職',   'noun-suru', '퇴직',   'progressive + negative', '퇴직하지 않았다'],
  ['終了',   'noun-suru', '종료',   'progressive',        '종료됐다'],
  ['一致',   'noun-suru', '일치',   'progressive',        '일치하다'],
  ['隔絶',   'noun-suru', '동떨어짐', 'progressive',      '동떨어져 있다'],
  ['破局',   'noun-suru', '파국',   'progressive',        '파국을 맞았다'],
  ['渋滞',   'noun-suru', '교통 체증, 정체 (교통)', 'progressive', '막혀 있다'],
  ['渋滞',   'noun-suru', '교통 체증, 정체 (교통)', 'past',       '막혔다'],
  ['昇給',   'noun-suru', '봉급 인상', 'past',            '월급이 올랐다'],
  ['疲労',   'noun-suru', '피로',   'progressive',        '지쳐 있다'],
  ['共通',   'noun-suru', '공통',   'progressive',        '공통되다'],
  ['悪化',   'noun-suru', '악화',   'progressive',        '악화되고 있다'],
  ['混乱',   'noun-suru', '혼란',   'progressive',        '혼란스럽다'],
  ['増加',   'noun-suru', '증가',   'progressive',        '증가하고 있다'],
  ['運転',   'noun-suru', '운전',   'progressive',        '운전하고 있다'],
  ['要る',   'verb-u',    '필요하다', 'rough negative',   '필요하지 않아'],
  ['忘れる', 'verb-ru',   '잊다',   'passive + departure', '잊혀 가다'],
  ['買う',   'verb-u',  '사다',     'resultative',        '사 놓았다'],
  ['置く',   'verb-u',  '두다, 놓다', 'resultative + past', '놓여 있었다'],
])('てある of %s (%s, %s), %s: %s', (word, part, meaning, chain, gloss) => {
  expect(said(word, part, meaning, chain)).toBe(gloss);
});

// biome-ignore format: a table, to be read down
test.each([
  ['帰る',   'verb-u',  '돌아가다, 돌아오다',   'approach',         '돌아오다'],
  ['帰る',   'verb-u',  '돌아가다, 돌아오다',   'departure',        '돌아가다'],
  ['出る',   'verb-ru', '나가다, 나오다',       'approach + past',  '나왔다'],
  ['着る',   'verb-ru', '입다',                 'departure',        '입고 가다'],
  ['履く',   'verb-u',  '신다',                 'departure',        '신고 가다'],
  ['歩く',   'verb-u',  '걷다',                 'departure',        '걸어가다'],
  ['走る',   'verb-u',  '달리다, 뛰다',         'approach',         '달려오다'],
  ['連れる', 'verb-ru', '데리고 가다, 데리다',  'departure',        '데려가다'],
  ['連れる', 'verb-ru', '데리고 가다, 데리다',  'approach',         '데려오다'],
  ['見る',   'verb-ru', '보다',                 'approach',         '보고 오다'],
  ['買う',   'verb-u',  '사다',                 'approach',         '사 오다'],
  ['行く',   'verb-u',  '가다',                 'approach + past',  '다녀왔다'],
  ['増える', 'verb-ru', '늘다, 늘어나다',       'approach',         '점점 늘다'],
  ['変わる', 'verb-u',  '바뀌다, 변하다',       'departure',        '바뀌어 가다'],
  ['生きる', 'verb-ru', '살다 (생명)',          'departure + volitional', '살아가자'],
  ['持つ',   'verb-u',  '가지다, 들다',         'approach + casual request', '가져와 줘'],
  ['降る',   'verb-u',  '내리다 (비나 눈)',     'approach + past',  '내리기 시작했다'],
  ['上がる', 'verb-u',  '올라가다',             'approach',         '올라오다'],
])('going with %s (%s, %s), %s: %s', (word, part, meaning, chain, gloss) => {
  expect(said(word, part, meaning, chain)).toBe(gloss);
});

// biome-ignore format: a table, to be read down
test.each([
  ['歩く',   'verb-u',  '걷다',                   'past',        '걸었다'],
  ['歩く',   'verb-u',  '걷다',                   'obligation',  '걸어야 해'],
  ['歩く',   'verb-u',  '걷다',                   'conditional', '걸으면'],
  ['捲る',   'verb-u',  '걷다 (소매)',            'past',        '걷었다'],
  ['尋ねる', 'verb-ru', '묻다, 질문하다',         'past',        '물었다'],
  ['問う',   'verb-u',  '묻다 (격식), 따져 묻다', 'te',          '묻고'],
  ['問う',   'verb-u',  '묻다 (격식), 따져 묻다', 'past',        '물었다'],
  ['埋める', 'verb-ru', '묻다 (땅에), 메우다',    'past',        '묻었다'],
  ['至る',   'verb-u',  '이르다 (도달), 다다르다', 'past',       '이르렀다'],
  ['早い',   'adj-i',   '이르다, 빠르다 (시간)',  'past',        '일렀다'],
  ['焼く',   'verb-u',  '굽다, 태우다',           'past',        '구웠다'],
  ['曲がる', 'verb-u',  '굽다, 구부러지다',       'past',        '굽었다'],
  ['押す',   'verb-u',  '누르다, 밀다',           'past',        '눌렀다'],
  ['注ぐ',   'verb-u',  '붓다 (물), 쏟다',        'past',        '부었다'],
  ['美しい', 'adj-i',   '곱다, 아름답다',         'past',        '고왔다'],
  ['治る',   'verb-u',  '낫다 (병)',              'provisional', '나으면'],
  ['汲む',   'verb-u',  '긷다, 퍼 올리다',        'past',        '길었다'],
  ['載せる', 'verb-ru', '싣다 (짐이나 글)',       'past',        '실었다'],
  ['拾う',   'verb-u',  '줍다',                   'past',        '주웠다'],
  ['助ける', 'verb-ru', '돕다',                   'past',        '도왔다'],
  ['青い',   'adj-i',   '푸르다',                 'past',        '푸르렀다'],
  ['赤い',   'adj-i',   '빨갛다',                 'past',        '빨갰다'],
  ['笑う',   'verb-u',  '웃다',                   'past',        '웃었다'],
  ['漕ぐ',   'verb-u',  '젓다 (노)',              'past',        '저었다'],
  ['従う',   'verb-u',  '따르다, 복종하다',       'past',        '따랐다'],
])('%s (%s, %s), %s: %s', (word, part, meaning, chain, gloss) => {
  expect(said(word, part, meaning, chain)).toBe(gloss);
});

// biome-ignore format: a table, to be read down
test.each([
  ['発表',   'noun-suru', '발표',             'passive + past',                 '발표됐다'],
  ['使用',   'noun-suru', '사용',             'passive + progressive',          '사용되고 있다'],
  ['設置',   'noun-suru', '설치',             'passive + progressive',          '설치돼 있다'],
  ['翻弄',   'noun-suru', '농락',             'passive + past',                 '농락당했다'],
  ['感謝',   'noun-suru', '감사',             'passive + progressive',          null],
  ['監視',   'noun-suru', '감시',             'passive + progressive',          '감시당하고 있다'],
  ['軽蔑',   'noun-suru', '경멸',             'passive',                        '경멸당하다'],
  ['告白',   'noun-suru', '고백',             'passive + past',                 '고백받았다'],
  ['誤解',   'noun-suru', '오해',             'passive + negative',             '오해받지 않다'],
  ['信頼',   'noun-suru', '신뢰',             'passive + negative + past',      '신뢰받지 못했다'],
  // Of these される is an honorific, or Korean says it in other words.
  ['結婚',   'noun-suru', '결혼',             'passive + past',                 null],
  ['卒業',   'noun-suru', '졸업',             'passive + past',                 null],
  ['出発',   'noun-suru', '출발',             'passive + past',                 null],
  ['引退',   'noun-suru', '은퇴',             'passive + past',                 null],
  ['感動',   'noun-suru', '감동',             'passive',                        null],
  ['失恋',   'noun-suru', '실연',             'passive',                        null],
  ['電話',   'noun-suru', '전화',             'passive',                        null],
  ['相談',   'noun-suru', '상담',             'passive',                        null],
  ['心配',   'noun-suru', '걱정',             'passive + past',                 null],
  ['先発',   'noun-suru', '선발',             'passive',                        null],
  ['使う',   'verb-u',    '쓰다, 사용하다',   'passive + progressive',          '쓰이고 있다'],
  ['守る',   'verb-u',    '지키다, 보호하다', 'passive + progressive',          '지켜지고 있다'],
  ['行う',   'verb-u',    '행하다',           'passive + progressive',          '이루어지고 있다'],
  ['書く',   'verb-u',    '쓰다 (글), 적다',  'passive + progressive',          '쓰여 있다'],
  ['覆う',   'verb-u',    '덮다, 가리다',     'passive + progressive',          '뒤덮여 있다'],
  ['助ける', 'verb-ru',   '구하다, 돕다',     'passive + negative',             '도움을 받지 못하다'],
  ['許す',   'verb-u',    '용서하다',         'passive + negative',             '용서받지 못하다'],
  ['愛する', 'verb-irregular', '사랑하다',    'passive + without',              '사랑받지 못하고'],
  ['憎む',   'verb-u',    '미워하다',         'passive + negative',             '미움받지 않다'],
  ['喧嘩',   'noun-suru', '말다툼',           'past',                           '말다툼했다'],
])('the passive of %s (%s, %s), %s: %s', (word, part, meaning, chain, gloss) => {
  expect(said(word, part, meaning, chain)).toBe(gloss);
});
