import { expect, test } from 'vitest';
import { createEndingPhrases } from './ending-phrase.js';

const found = (query: string, meaning: string): boolean =>
  createEndingPhrases([meaning], (each) => each)(query).length > 0;

// biome-ignore format: a table, to be read down
test.each([
  ['만들어지다',     '~아/어지다',    true],
  ['만들어졌어요',   '~아/어지다',    true],
  ['없는 표현이다',  '~아/어지다',    false],  // 다 looks like an infinitive
  ['좋아 보여요',    '~아/어 보이다', true],
  ['못 해요',        '~(으)ㄹ 수 있다', true],
  ['못 먹었습니다',  '~ㄹ 수 있다',    true],
  ['못을 박다',      '~ㄹ 수 있다',    false],  // a nail
  ['못 해요',        '~고 있다',       false],
  ['가도 돼요',      '~아도/어도 되다', true],
  ['한 후에',        '~ㄴ 뒤에',       true],
  ['먹은 다음',      '~ㄴ 뒤에',       true],
  ['하는 동안',      '~는 동안에',     true],
  ['자기 전',        '~기 전에',       true],
  ['하는 사이에',    '~는 동안에',     false],
  ['하니까',         '~(으)니까 (당연히)', true],
  ['먹으니까',       '~(으)니까 (당연히)', true],
  ['안 가면 안 돼요',      '~아야/어야 하다', true],
  ['먹지 않으면 안 됩니다', '~아야/어야 하다', true],
  ['가면 안 돼요',         '~아야/어야 하다', false],
  ['안 돼요',              '~아야/어야 하다', false],
  ['지금 안 가면 안 돼요', '~아야/어야 하다', true],
  ['약을 안 먹으면 안 돼', '~아야/어야 하다', true],
  ['안 하면 안 되나요?', '~아야/어야 하다', true],
  ['꼭 안 가면 안 됩니까', '~아야/어야 하다', true],
  ['안 일어나면 안 돼', '~아야/어야 하다', true],
  // what begins with 안 and denies nothing
  ['안심하면 안 돼요', '~아야/어야 하다', false],
  ['안경을 쓰면 안 돼', '~아야/어야 하다', false],
  ['안내하면 안 돼', '~아야/어야 하다', false],
  ['안쪽에 들어가면 안 돼요', '~아야/어야 하다', false],
  ['안에 들어가면 안 돼', '~아야/어야 하다', false],
  ['안주하면 안 돼', '~아야/어야 하다', false],
  ['안개가 끼면 안 돼', '~아야/어야 하다', false],
  ['안부를 물으면 안 되나요', '~아야/어야 하다', false],
  ['안전하면 안 돼', '~아야/어야 하다', false],
  ['안기면 안 돼', '~아야/어야 하다', false],
  ['안달하면 안 돼', '~아야/어야 하다', false],
  ['안정되면 안 돼', '~아야/어야 하다', false],
  ['안녕하면 안 되나', '~아야/어야 하다', false],
  ['안 좋은 말을 하면 안 돼요', '~아야/어야 하다', false],
  ['안타까워하면 안 돼', '~아야/어야 하다', false],
  ['없는 표현이다',  '~아도/어도 되다', false],
  ['하는 중이에요',  '~는 중',           true],
  ['하는 중심이다',  '~는 중',           false],
  ['갈 생각입니다',  '~(으)ㄹ 생각',     true],
  ['너무 매워요',    '너무 ~다',         true],
  ['너무 많이 샀어', '너무 ~다',         true],
  ['너무해요',       '너무 ~다',         false],
  ['너무',           '너무 ~다',         false],
  ['나무가 커요',    '너무 ~다',         false],
  ['비싸졌어',       '~아지다/어지다',   true],
  ['비가 와요',      '~아/어 오다',      false],  // the subject
  ['친구가 왔어',    '~아/어 오다',      false],
  ['나가 봤어',      '~아/어 보다',      true],
  ['할 리가 없어',   '~(으)ㄹ 리가 없다', true],
  ['할 수가 없어',   '~(으)ㄹ 수 있다',  true],
  ['가다가',         '~아/어 가다',      false],
  ['간대요',         '~대',              true],
  ['학생이라고 한다', '~(이)라고 하다',  true],
  ['하라고 했어',    '~(으)라고 말하다', true],
  ['먹은',           '~은/는커녕',       false],
  ['밥은커녕',       '~은/는커녕',       true],
  ['친구 덕분에',    '~ 덕분에',         true],
  ['먹는 대신',      '~ 대신에',         true],
  ['세 시에',        '~ 시에',           false],
  ['살기 위해',      '~기 위해서',       true],
  ['산 채로',        '~ㄴ 채(로)',       true],
  ['도와줘서 고마워', '~아/어 주다',     true],
  ['볼 만한 영화',   '~(으)ㄹ 만하다',   true],
  ['카메라 가게',    '~아라/어라',       false],
])('%s says %s: %s', (query, meaning, is) => {
  expect(found(query, meaning)).toBe(is);
});

const endings = [
  '~았다/었다',
  '~아요/어요',
  '~(으)면서',
  '~(으)니까 (당연히)',
  '~시키다',
  '~(으)시다',
  '~자',
  '~고 싶다',
  '~(으)려고 하다',
];
const particles = ['~지만, ~는데', '~만큼, ~ 정도', '~에서'];
const both = createEndingPhrases(endings, (each) => each, particles);

// biome-ignore format: a table, to be read down
test.each([
  // what a phrase goes on with says nothing
  ['자면서 들어요',        '~(으)면서'],
  ['배고프니까 먹었어',    '~(으)니까 (당연히)'],
  ['길을 몰라서 헤맸어요', undefined],
  ['비 오는데',            '~지만, ~는데'],
  ['추운데 나갔어',        '~지만, ~는데'],
  ['만큼 커요',            '~만큼, ~ 정도'],
  ['가고 싶은데',          '~고 싶다'],
  ['학교에서',             undefined],   // no ending
  ['컬러 사진',            undefined],
  ['공부시켰어요',         '~시키다'],
  ['할아버지가 오셨어요',  '~(으)시다'],
  ['먹었어요',             '~았다/었다'],
  ['커요',                 '~아요/어요'],
])('%s says first of all %s', (query, meaning) => {
  expect(both(query)[0]).toBe(meaning);
});
