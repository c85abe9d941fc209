import { attemptsPerRound } from '@utarang/domain/study';
import { expect, test } from 'vitest';
import { serveStudy } from '../../../test/study.js';
import { wordEntry } from '../../../test/words.js';

const [HOT, HARD, ON_TOP, EAT] = [50_506, 30_655, 50_553, 50_412];
const { learner, guest } = await serveStudy({
  words: [
    word(HOT, '辛い', 'からい', '카라이', '맵다', ['adj-i']),
    word(HARD, '辛い', 'つらい', '츠라이', '괴롭다, 힘들다', ['adj-i']),
    word(ON_TOP, '上', 'うえ', '우에', '위', ['noun']),
    word(EAT, '食べる', 'たべる', '타베루', '먹다', ['verb-ru']),
  ],
});

function word(
  id: number,
  japaneseWord: string,
  reading: string,
  koreanPronunciation: string,
  meaningKo: string,
  partsOfSpeech: ReturnType<typeof wordEntry>['partsOfSpeech'],
) {
  return wordEntry(id, { japaneseWord, reading, koreanPronunciation, meaningKo, partsOfSpeech });
}

test('the question shows the reading where another word is spelt alike, and nowhere else', async () => {
  for (const user of [await learner(), guest()]) {
    expect(await user.start(HOT)).toMatchObject({ question: '辛い', reading: 'からい' });
    expect(await user.start(HARD)).toMatchObject({ question: '辛い', reading: 'つらい' });
    for (const alone of [ON_TOP, EAT]) expect(await user.start(alone)).not.toHaveProperty('reading');
  }
});

test('a meaning of the other word is pointed out, and costs nothing', async () => {
  const her = await learner();
  for (const answer of ['괴롭다', '괴로워요', '맵다, 괴롭다']) {
    expect(await her.answer(HOT, answer)).toMatchObject({
      correct: false,
      state: 'WRONG',
      near: 'homograph',
      attemptsLeft: attemptsPerRound,
    });
  }
  expect(await her.answer(HOT, '위')).toMatchObject({ state: 'WRONG', attemptsLeft: attemptsPerRound - 1 });
  expect(await her.answer(HOT, '괴롭다')).toMatchObject({ near: 'homograph', attemptsLeft: attemptsPerRound - 1 });
  expect(await her.answer(HOT, '매워요')).toMatchObject({ correct: true, state: 'PASSED', points: 1 });
  expect(await guest().answer(HARD, '맵다')).toMatchObject({ state: 'WRONG', near: 'homograph' });
  const practice = await her.post(`/api/my-words/${HARD}/practice`, { answerKo: '맵다' });
  expect(await practice.json()).toEqual({ correct: false, near: 'homograph' });
});

test('in a cooldown nothing is said of such an answer', async () => {
  const her = await learner();
  await her.useUp(HOT);
  const result = await her.answer(HOT, '괴롭다');
  expect(result).toMatchObject({ state: 'COOLDOWN', correct: false });
  expect(result).not.toHaveProperty('near');
});
