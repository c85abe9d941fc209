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
])('%s says %s: %s', (query, meaning, is) => {
  expect(found(query, meaning)).toBe(is);
});
