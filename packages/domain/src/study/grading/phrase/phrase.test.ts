import { describe, expect, test } from 'vitest';
import { answerKey } from '../answer-key.js';
import { isSamePhrase } from './phrase.js';

const word = (japaneseWord: string, meaningKo: string, ...accept: string[]) => ({
  japaneseWord,
  reading: '',
  koreanPronunciation: '',
  meaningKo,
  accept,
  block: [],
});

const ASKED = word('水はどこで買えますか', '물은 어디서 살 수 있어요?');
const REQUESTED = word('水を三本ください', '물 세 병 주세요', '물 세 병 사 주세요');
const FORBIDDEN = word('写真を撮らないでください', '사진을 찍지 마세요');
const TOLD = word('友達が学校に来ました', '친구가 학교에 왔어요');
const MEANT = word('明日電話します', '내일 전화하겠습니다', '내일 연락하겠습니다');
const DOING = word('本を読んでいます', '책을 읽고 있어요');
const PERMITTED = word('入ってもいいですか', '들어가도 돼요?');

// biome-ignore format: a table, to be read down
describe.each([
  ['a question', ASKED,
    '물은 어디에서 살 수 있나요 | 물은 어디서 살 수 있습니까 | 물 어디서 살 수 있을까요 | 혹시 물은 어디서 살 수 있어요',
    '물은 어디서 살 수 있습니다 | 물은 어디서 샀어요 | 물은 어디서 살 수 없어요 | 술은 어디서 살 수 있어요 | 어디서 살 수 있어요 | 물이 사요'],
  ['a request', REQUESTED,
    '물 3병 주십시오 | 물을 세 병 주세요 | 물 좀 세 병 주세요 | 물 세 병 줘요 | 물 세 병 사 주시겠어요',
    '물 두 병 주세요 | 물 세 잔 주세요 | 물 세 병 줬어요 | 물 세 병 줄게요 | 물 세 병 주지 마세요 | 물 주세요 | 물 세 병 있어요'],
  ['a request not to', FORBIDDEN,
    '사진 찍지 마십시오 | 사진을 찍지 말아 주세요 | 사진은 찍지 마요',
    '사진을 찍으세요 | 사진을 찍지 않았어요 | 사진이 찍지 마세요 | 사진을 찍지 말지 마세요'],
  ['what was', TOLD,
    '친구가 학교에 왔습니다 | 친구는 학교에 왔네요 | 학교에 친구가 왔어요 | 친구가 학교에 왔는데요',
    '친구가 학교에 와요 | 친구가 학교에 안 왔어요 | 친구를 학교에 왔어요 | 친구가 학교에서 왔어요 | 학교가 친구에 왔어요 | 친구가 왔어요 | 친구가 학교에 왔습니까'],
  ['what one means to do', MEANT,
    '내일 전화할게요 | 내일은 전화하겠습니다 | 내일 연락할게요',
    '내일 전화했어요 | 내일 전화하세요 | 어제 전화하겠습니다 | 내일 전화 안 할게요 | 전화할게요'],
  ['what one is doing', DOING,
    '책 읽고 있습니다 | 책을 읽는 중이에요 | 책을 읽어요',
    '책을 읽었어요 | 책을 읽고 싶어요 | 책이 읽고 있어요 | 책을 안 읽고 있어요'],
  ['a permission', PERMITTED,
    '들어가도 되나요 | 들어가도 될까요 | 들어가도 괜찮아요 | 들어가도 되겠습니까',
    '들어가도 됩니다 | 들어가야 돼요 | 들어가면 안 돼요 | 나가도 돼요 | 들어갔어요'],
])('%s', (_, asked, right, wrong) => {
  test.each(right.split(' | '))('%s says the same', (answer) => {
    expect(isSamePhrase(answerKey(answer), asked)).toBe(true);
  });
  test.each(wrong.split(' | '))('%s does not', (answer) => {
    expect(isSamePhrase(answerKey(answer), asked)).toBe(false);
  });
});
