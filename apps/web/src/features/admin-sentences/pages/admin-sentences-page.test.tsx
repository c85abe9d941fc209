import type { AdminSentence, SentenceContent, Word } from '@utarang/contract';
import { admin, format, sentenceErr, adminSentences as texts } from '@utarang/messages';
import { afterEach, expect, test } from 'vitest';
import { type Asked, fakeAdminServer, leaveAdminPage, renderToAdmin } from '../../../parts/admin/admin.test-kit.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { tap } from '../../../test/tap.js';
import { emptySentence } from '../drafts.js';
import { AdminSentencesPage } from './admin-sentences-page.js';

afterEach(leaveAdminPage);

const cat: Word = {
  ...{
    id: 50_331,
    japaneseWord: '猫',
    hiragana: 'ねこ',
    koreanPronunciation: '네코',
    meaningKo: '고양이',
    level: 'N5',
  },
};
const sentence: AdminSentence = {
  ...emptySentence,
  ...{ id: 9, version: 1, text: '猫[ねこ]です。', meaningKo: '고양이예요.', wordIds: [cat.id], words: [cat] },
  shown: {
    ...emptySentence.shown,
    id: 9,
    japanese: '猫です。',
    furigana: [
      ['猫', 'ねこ'],
      ['です。', null],
    ],
  },
};

/** The bank with one sentence. Each change of it has to name its version. */
function serveSentence() {
  const state = { sentence, refused: null as Record<string, string> | null, faults: {} as Record<string, string> };
  const isWrite = ({ method, path }: Asked) => method !== 'GET' && !path.endsWith('/preview');
  const server = fakeAdminServer((asked) => {
    const { path, body, ifMatch } = asked;
    if (path.startsWith('/api/admin/sentences?') || path === '/api/admin/sentences')
      return { content: [state.sentence], page: 0, size: 20, totalElements: 1, totalPages: 1 };
    if (path === '/api/fields') return [];
    if (path.endsWith('/preview'))
      return { shown: state.sentence.shown, found: [], question: null, errors: state.faults };
    if (!isWrite(asked)) return undefined;
    if (state.refused) return problem('validation_failed', { errors: state.refused });
    if (ifMatch !== `"${state.sentence.version}"`) return problem('edited_elsewhere', { newer: state.sentence });
    const { version } = state.sentence;
    if (path.endsWith('/retire')) state.sentence = { ...state.sentence, retired: true, version: version + 1 };
    else state.sentence = { ...state.sentence, ...(body as SentenceContent), version: version + 1 };
    return state.sentence;
  });
  return { ...server, state, saves: () => server.writes.filter(isWrite) };
}

const open = () => renderToAdmin('/admin/sentences', '/admin/sentences', <AdminSentencesPage />);
const edit = async (screen: Awaited<ReturnType<typeof open>>) => {
  await screen.getByRole('button', { name: format(texts.edit, { id: '9' }) }).click();
  await expect.element(screen.getByRole('textbox', { name: texts.meaning })).toBeVisible();
  return screen.getByRole('button', { name: admin['list.save'] });
};

test('the first wrong box has the focus in the moment its error is rendered: the next key may go elsewhere', async () => {
  const { state } = serveSentence();
  state.refused = { text: sentenceErr.textRequired };
  const screen = await open();
  const save = await edit(screen);
  const text = screen.getByRole('textbox', { name: texts.text, exact: true }).element();
  const focusedThen = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (text.getAttribute('aria-invalid') === 'true') resolve(document.activeElement);
    });
    observer.observe(text, { attributes: true });
  });
  await save.click();
  expect(await focusedThen).toBe(text);
});

test('the preview says what a save would be refused with, once: what stands below its box is left out', async () => {
  const { state } = serveSentence();
  state.faults = { text: sentenceErr.textWithoutHangul, 'quiz.note': sentenceErr.noteRequired };
  const screen = await open();
  const save = await edit(screen);
  const preview = screen.getByRole('region', { name: texts.preview });
  await expect.element(preview).toHaveTextContent(sentenceErr.textWithoutHangul);
  await expect.element(preview).toHaveTextContent(sentenceErr.noteRequired);

  state.refused = { text: sentenceErr.textWithoutHangul };
  await save.click();
  await expect.element(preview).not.toHaveTextContent(sentenceErr.textWithoutHangul);
  await expect.element(screen.getByText(sentenceErr.textWithoutHangul)).toBeVisible();
  await expect.element(preview).toHaveTextContent(sentenceErr.noteRequired);
});

test('what cannot be read as a sentence has no preview, and is told', async () => {
  const { state } = serveSentence();
  state.sentence = { ...sentence, shown: emptySentence.shown };
  state.faults = { text: sentenceErr.textUnreadable };
  const screen = await open();
  await edit(screen);
  await expect.element(screen.getByText(sentenceErr.textUnreadable)).toBeVisible();
});

test('what is typed while a sentence is being saved stays in its form', async () => {
  const server = serveSentence();
  const screen = await open();
  const save = await edit(screen);
  const meaning = screen.getByRole('textbox', { name: texts.meaning });
  await meaning.fill('고양이다.');
  const release = server.hold();
  await save.click();
  await meaning.fill('고양이입니다.');
  release();
  await expect.poll(() => server.state.sentence.meaningKo).toBe('고양이다.');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await expect.element(meaning).toHaveValue('고양이입니다.');

  await save.click();
  await expect.element(meaning).not.toBeInTheDocument();
  expect(server.state.sentence.meaningKo).toBe('고양이입니다.');
});

test('a quiz without an answer is not sent, and says what is missing', async () => {
  const server = serveSentence();
  const screen = await open();
  const save = await edit(screen);
  await screen.getByRole('checkbox', { name: texts.quizOn }).click();
  await save.click();
  const answer = screen.getByRole('combobox', { name: texts.answer });
  await expect.element(answer).toHaveAccessibleDescription(texts.chooseAnswer);
  await expect.element(answer).toHaveFocus();
  expect(server.saves()).toEqual([]);

  await answer.selectOptions(cat.japaneseWord);
  await save.click();
  await expect.element(answer).not.toBeInTheDocument();
  expect(server.saves()).toMatchObject([{ body: { quiz: { answerId: cat.id } } }]);
});

test('a second press while a sentence is being taken out does nothing', async () => {
  const server = serveSentence();
  const screen = await open();
  const retire = screen.getByRole('button', { name: format(texts.retireAria, { id: '9' }) });
  const release = server.hold();
  await tap(retire);
  await tap(retire);
  release();
  await expect.element(screen.getByRole('button', { name: format(texts.restoreAria, { id: '9' }) })).toBeVisible();
  expect(server.saves()).toHaveLength(1);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('of two filters that are chosen before the page has rendered the first, both hold', async () => {
  serveSentence();
  const screen = await open();
  const level = screen.getByRole('combobox', { name: admin['list.level'] });
  await expect.element(level).toBeVisible();
  const choose = (select: typeof level, value: string) => {
    const element = select.element() as HTMLSelectElement;
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose(level, 'N4');
  choose(screen.getByRole('combobox', { name: texts.state }), 'unasked');
  await expect.poll(() => location.search).toBe('?level=N4&state=unasked');
});
