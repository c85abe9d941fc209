import { bareMeaning, createEndingPhrases, ENDING_TABLE } from '@utarang/domain/search';
import { beforeAll, expect, test } from 'vitest';
import { entriesDirectory } from '../places.js';
import { readReference } from './index.js';
import { PHRASES } from './phrases.cases.js';
import { TYPED_PHRASES } from './phrases-typed.cases.js';

/** The endings as Koreans say them (docs/product/reference.md#endings), over the real list. */
let find: (query: string) => readonly string[];
/** Both lists, as the one search has them; the ids of particles begin with `p:`. */
let findInBoth: (query: string) => readonly string[];
let meanings: ReadonlySet<string>;
beforeAll(async () => {
  const { endings, particles } = await readReference(entriesDirectory);
  const phrases = createEndingPhrases(endings, ({ meaningKo }) => meaningKo);
  find = (query) => phrases(query).map(({ id }) => id);
  const named = (prefix: string) => (entry: { readonly id: string; readonly meaningKo: string }) => ({
    id: `${prefix}${entry.id}`,
    meaning: entry.meaningKo,
  });
  const [ours, others] = [endings.map(named('')), particles.map(named('p:'))];
  const both = createEndingPhrases(ours, ({ meaning }) => meaning, others);
  findInBoth = (query) => both(query).map(({ id }) => id);
  meanings = new Set([...ours, ...others].flatMap(({ meaning }) => meaning.split(', ').map(bareMeaning)));
});

// biome-ignore format: a table, to be read down
test.each([
  ['해야 해요',          'nakereba-naranai'],
  ['가야 해요',          'nakereba-naranai'],
  ['먹어야 합니다',      'nakereba-naranai'],
  ['공부해야 돼',        'nakereba-naranai'],
  ['하지 마세요',        'nai-de-kudasai'],
  ['먹지 마십시오',      'nai-de-kudasai'],
  ['하고 있다',          'te-iru'],
  ['읽고 있어요',        'te-iru'],
  ['보고있습니다',       'te-iru'],
  ['하러 가다',          'ni-iku'],
  ['밥을 먹으러 가요',   'ni-iku'],
  ['해도 돼요',          'te-mo-ii'],
  ['앉아도 됩니까',      'te-mo-ii'],
  ['할 수 있다',         'potential'],
  ['먹을 수 있어요',     'potential'],
  ['안 가면 안 돼요',    'nakereba-naranai'],
  ['먹은 후에',          'ato-de'],
  ['끝난 다음에',        'ato-de'],
  ['자는 동안',          'aida-ni'],
  ['추우니까',           'noda-kara'],
  ['갈 수 없어요',       'potential'],
  ['못 해요',            'potential'],
  ['못 먹었습니다',      'potential'],
  ['가고 싶어요',        'tai'],
  ['만들어 주세요',      'te-kudasai'],
  ['간 적이 있어요',     'ta-koto-ga-aru'],
  ['먹은 적 있다',       'ta-koto-ga-aru'],
  ['자기 전에',          'mae-ni'],
  ['할 줄 알아',          'potential'],
  ['수영할 줄 모릅니다',  'potential'],
  ['하는 중이야',         'tokoro'],
  ['먹는 중입니다',       'tokoro'],
  ['갈 생각이야',         'tsumori'],
  ['살 작정이에요',       'tsumori'],
  ['너무 많이 먹었다',    'sugiru'],
  ['너무 비싸요',         'sugiru'],
  ['해도 괜찮아요',       'te-mo-ii'],
  ['가지 않아도 됩니다', 'nakute-mo-ii'],
  ['걸으면서',           'nagara'],
  ['먹고 나서',          'te-kara'],
  ['입어 봤어요',        'te-miru'],
  ['알게 됐어요',        'you-ni-naru'],
  ['찾아 주세요',        'te-kudasai'],
  ['하게 해 주세요',     'sasete-kudasai'],
  ['할 필요가 있어요',   'hitsuyou-ga-aru'],
  ['죽을 뻔했어요',      'tokoro-datta'],
  ['갈 수밖에 없어요',   'shika-nai'],
  ['늦어서 죄송해요',    'te-sumimasen'],
  ['아는 척했어요',      'furi-wo-suru'],
  ['배우는 족족',        'soba-kara'],
  ['바라 마지않습니다',  'te-yamanai'],
  ['먹지 않고는 못 배겨요', 'zu-ni-wa-irarenai'],
  ['하는 편이야',        'hou-da'],
  ['자는 편이에요',      'hou-da'],
  ['키가 큰 편입니다',   'hou-da'],
  ['먹으러',             'ni-iku'],
  ['사러',               'ni-iku'],
  ['보러 갈게',          'ni-iku'],
  ['하러 왔어',          'ni-iku'],
  ['공부하러 도서관에 갔어요', 'ni-iku'],
  ['비싸졌어',           'ku-naru'],
  ['안 비싸요',          'nai'],
  ['안 먹고',            'nai-de'],
  ['같이 갈래?',         'masenka'],
  ['하지 말아 줘',       'nai-de-kudasai'],
  ['가야겠다',           'nakereba-naranai'],
  ['자려던 참이었어',    'tokoro'],
  ['울고 말았어',        'te-shimau'],
  ['가는 길에',          'tochuu-de'],
  ['쉬는 게 좋을 것 같아', 'ta-hou-ga-ii'],
  ['하는 게 낫겠어',     'hou-ga-mashi'],
  ['맛있대요',           'sou-hearsay'],
  ['맛있다고 들었어',    'sou-hearsay'],
  ['하라고 했어',        'youni-iu'],
  ['먹는 줄 알았어',     'to-omou'],
  ['칭찬받았어',         'passive'],
  ['살기 위해',          'tame-ni'],
  ['비가 와도',          'te-mo'],
  ['말해 봤자 소용없어', 'ta-tokoro-de'],
  ['켜 놓은 채',         'mama'],
  ['본 대로 말해',       'toori-ni'],
  ['한 적이 한 번도 없어', 'ta-koto-ga-aru'],
  ['배고파 죽겠어',      'te-shou-ga-nai'],
  ['늦어서 미안해',      'te-sumimasen'],
  ['친구 덕분에',        'okage-de'],
  ['먹는 대신',          'kawari-ni'],
  ['맛있는지 몰라',      'ka-douka'],
  ['넘어지지 않게',      'nai-you-ni'],
] as const)('%s finds %s', (query, id) => {
  expect(find(query).slice(0, 3)).toContain(id);
});

test.each(['안 가도 돼요', '안 해도 돼', '지금 안 먹어도 괜찮아요'])('%s finds first what need not be', (query) => {
  expect(find(query)[0]).toBe('nakute-mo-ii');
});

test.each(['', '하', '카메라가게', 'ながら', '<b>', '가'.repeat(41)])('%j says no ending, or is none', (query) => {
  expect(find(query).includes('nakereba-naranai')).toBe(false);
});

test.each([...PHRASES, ...TYPED_PHRASES])('%s is answered by %s', (query, answers) => {
  expect(answers.split(' ')).toContain(findInBoth(query)[0] ?? '-');
});

test.each([...PHRASES, ...TYPED_PHRASES])(
  'among the endings alone, %s is answered by none but %s',
  (query, answers) => {
    const [first] = find(query);
    expect([...answers.split(' '), ...(/-$|p:/.test(answers) ? [undefined] : [])]).toContain(first);
  },
);

test('each meaning of the table of endings is one of an entry', () => {
  const unknown = ENDING_TABLE.flatMap(([, , ...each]) => each).filter(
    (meaning) => !meanings.has(bareMeaning(meaning)),
  );
  expect(unknown).toEqual([]);
});
