import { type LyricEdit, type OwnLyric, type OwnLyrics, TEXT_MAX } from '@utarang/contract';
import {
  common,
  err,
  errorMessages,
  format,
  guest,
  lookupErr,
  lyricsErr,
  myLyrics as messages,
  offline,
  pasted,
  start,
} from '@utarang/messages';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { guestData } from '../../../parts/guest/guest-store.js';
import { type Device, device } from '../../../parts/offline/device.js';
import { type NewCall, waiting } from '../../../parts/offline/waiting-calls.js';
import { problem } from '../../../parts/study/fake-server.test-kit.js';
import { type Asked, analysed, fakeTextServer, leavePage, renderPage } from '../../../parts/text/text.test-kit.js';
import { setWindow } from '../../../test/set-window.js';
import { coveredByToast } from '../../../test/with-toast.js';
import { toasts } from '../../../ui/toast/toasts.js';
import { ID, KEPT_AT, lyric } from '../lyrics.test-kit.js';
import { MyLyricPage } from './my-lyric-page.js';
import { MyLyricsPage } from './my-lyrics-page.js';

afterEach(leavePage);

const inList: OwnLyrics = [
  {
    ...{ id: ID, title: '창가', artist: '하늘', version: 1, createdAt: KEPT_AT },
    ...{ updatedAt: KEPT_AT, lineCount: 2, wordCount: 2, knownCount: 1 },
  },
];

const list = (address = '/my-lyrics', asMember = true) => renderPage(address, '/my-lyrics', <MyLyricsPage />, asMember);
const one = (address = `/my-lyrics/${ID}`) => renderPage(address, '/my-lyrics/:id', <MyLyricPage />, true);
type Screen = Awaited<ReturnType<typeof one>>;
const box = (screen: Screen) => screen.getByRole('textbox', { name: messages.label });
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click();

/** One text, which takes edits of its version; `refuse` may answer a write in its place. */
function serveOne(
  kept = lyric(),
  refuse: (asked: Asked) => Response | undefined = () => undefined,
  songs: readonly object[] = [],
) {
  const state = { kept };
  const server = fakeTextServer((asked) => {
    if (asked.path === '/api/songs') return Response.json(songs);
    if (asked.path !== `/api/my-lyrics/${ID}`) return asked.method === 'GET' ? undefined : refuse(asked);
    if (asked.method === 'GET') return Response.json(state.kept);
    const refused = refuse(asked);
    if (refused) return refused;
    const edit = asked.body as LyricEdit;
    if (edit.version !== state.kept.version) return problem('edited_elsewhere', { newer: state.kept });
    state.kept = { ...state.kept, ...edit, version: edit.version + 1 } as OwnLyric;
    return Response.json(state.kept);
  });
  return Object.assign(server, { state });
}

describe('the list', () => {
  test('a guest puts one text aside on the device; another takes its place once that is confirmed', async () => {
    localStorage.clear();
    const server = fakeTextServer();
    const screen = await list('/my-lyrics', false);
    await expect.element(screen.getByRole('region', { name: guest.why })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: start.sampleLine })).toHaveTextContent('네코가 이루');
    await screen.getByRole('link', { name: messages.add }).click();
    await box(screen).fill('猫と窓\n窓の朝');
    await press(screen, guest.textSave);
    await expect.element(screen.getByRole('heading', { level: 1, name: '猫と窓' })).toBeVisible();
    await expect.element(screen.getByText('네코', { exact: true }).first()).toBeVisible(); // read word by word
    await expect.element(screen.getByText(guest.barText)).toBeVisible();
    await press(screen, messages.editTitle);
    await expect.element(box(screen)).toHaveValue('猫と窓\n窓の朝');
    await box(screen).fill('猫と窓');
    await press(screen, guest.textSave);
    await expect.poll(() => guestData.get().text?.text).toBe('猫と窓');
    await screen.unmount();

    const again = await list('/my-lyrics?write=true&title=%E5%A4%9C', false);
    await box(again).fill('夜の歌');
    await press(again, guest.textSave);
    await expect.element(again.getByRole('alertdialog')).toHaveTextContent(guest.textUntitled);
    await again.getByRole('alertdialog').getByRole('button', { name: common.cancel }).click();
    await expect.element(box(again)).toHaveValue('夜の歌');
    expect(guestData.get().text?.text).toBe('猫と窓');
    await press(again, guest.textSave);
    await press(again, guest.textReplace);
    await expect.element(again.getByRole('heading', { level: 1, name: '夜' })).toBeVisible();
    await press(again, messages.remove);
    await again.getByRole('alertdialog').getByRole('button', { name: messages.remove }).click();
    await expect.element(again.getByRole('heading', { name: messages.empty })).toBeVisible();
    expect(localStorage.getItem('guest')).toBeNull();
    expect(server.asked.filter(({ method, path }) => method !== 'GET' && path !== '/api/text/analyse')).toEqual([]);
  });

  test('a new text that no network takes waits, and stands in the list until it is sent', async () => {
    fakeTextServer(({ method, path }) => {
      if (method === 'POST' && path === '/api/my-lyrics') throw new TypeError('Failed to fetch');
      return undefined;
    });
    const put: NewCall[] = [];
    const wait = async (call: NewCall) => {
      put.push(call);
      waiting.set([...waiting.get(), { ...call, member: 'me', at: 0 }]);
      return true;
    };
    device.set({ queueCall: wait } as unknown as Device);
    onTestFinished(() => {
      device.set(null);
      waiting.set([]);
      toasts.set([]);
    });
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill('雨が降る\n道');
    await press(screen, messages.save);
    const texts = screen.getByRole('list', { name: offline.reviewWaits });
    await expect.element(texts).toHaveTextContent('雨が降る');
    expect(put).toMatchObject([
      { method: 'POST', path: '/api/my-lyrics', does: 'text', body: { text: '雨が降る\n道' } },
    ]);
    expect(toasts.get().map(({ text }) => text)).toEqual([offline.waits]);
    waiting.set([]);
    await expect.element(texts).not.toBeInTheDocument();
    // The form is empty again: the text is in the outbox.
    await screen.getByRole('link', { name: messages.add }).first().click();
    await expect.element(box(screen)).toHaveValue('');
  });

  test('it loads, is empty, and leads to the form', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeTextServer(async ({ path }) => {
      if (path === '/api/my-lyrics') await held;
      return undefined;
    });
    const screen = await list();
    await expect.element(screen.getByText(common.loading)).toBeVisible();
    release();
    await expect.element(screen.getByText(messages.empty)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: start.sampleLine })).toHaveTextContent('네코가 이루');
    await screen.getByRole('link', { name: messages.add }).last().click();
    await expect.element(box(screen)).toBeVisible();
  });

  test('it fails, and can be asked for again', async () => {
    let fails = true;
    fakeTextServer(({ path }) => {
      if (path !== '/api/my-lyrics') return undefined;
      return fails ? problem('too_many_requests') : Response.json(inList);
    });
    const screen = await list();
    await expect.element(screen.getByText(messages.loadFail)).toBeVisible();
    fails = false;
    await press(screen, common.retry);
    await expect.element(screen.getByRole('link', { name: /창가/ })).toHaveTextContent('아는 단어 50%');
  });
});

describe('the form of a new text', () => {
  // biome-ignore format: a table, to be read down
  test.each([
    ['empty',             '',                  lookupErr.required],
    ['only Korean',       '사랑해요',           lookupErr.noJapanese],
    ['too many characters', 'あ'.repeat(TEXT_MAX + 1), lookupErr.tooLong],
  ])('%s is refused before it is sent, and stays', async (_, text, sentence) => {
    const server = fakeTextServer();
    const screen = await list('/my-lyrics?write=true');
    if (text !== '') await box(screen).fill(text);
    await press(screen, messages.save);
    await expect.element(screen.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect.element(box(screen)).toHaveFocus();
    expect((box(screen).element() as HTMLTextAreaElement).value).toBe(text);
    expect(server.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), err.network],
    ['one text too many', () => problem('lyric_limit'), errorMessages.lyric_limit],
    ['a session that is over', () => problem('session_ended'), errorMessages.session_ended],
  ] as const)('%s is said, and the text stays, over another visit, too', async (_, refuse, sentence) => {
    fakeTextServer(({ method }) => (method === 'POST' ? refuse() : undefined));
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill('猫と窓');
    await press(screen, messages.save);
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await expect.element(box(screen)).toHaveValue('猫と窓');
    await screen.unmount();
    const again = await list('/my-lyrics?write=true');
    await expect.element(box(again)).toHaveValue('猫と窓');
  });

  test('it begins with the name of the song that leads to it', async () => {
    fakeTextServer();
    const screen = await list(`/my-lyrics?write=true&title=${encodeURIComponent('スター')}&artist=SORA`);
    await expect.element(screen.getByRole('textbox', { name: new RegExp(messages.name) })).toHaveValue('スター');
    await expect.element(screen.getByRole('textbox', { name: new RegExp(messages.artist) })).toHaveValue('SORA');
  });

  test('the Enter of an input method saves nothing, the next one does', async () => {
    const server = fakeTextServer();
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill('猫と窓');
    const enter = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
    const sent = () => server.asked.filter(({ path, method }) => method === 'POST' && path === '/api/my-lyrics');
    for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
      box(screen)
        .element()
        .dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...how }));
      expect(sent()).toEqual([]);
    }
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(sent).toMatchObject([{ body: { text: '猫と窓' } }]);
  });

  test('what is typed on while it is being saved is an edit of it', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeTextServer(async ({ method, path, body }) => {
      if (method === 'GET') return path === `/api/my-lyrics/${ID}` ? Response.json(lyric()) : undefined;
      await held;
      return Response.json({ ...lyric(), ...(body as object) });
    });
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill('猫と窓');
    await press(screen, messages.save);
    await box(screen).fill('猫と窓と月');
    release();
    const edit = `/my-lyrics/${ID}?edit=true`;
    await expect.poll(() => location.pathname + location.search).toBe(edit);
    await screen.unmount();
    await expect.element(box(await one(edit))).toHaveValue('猫と窓と月');
  });
});

describe('a pasted text', () => {
  const PASTED = '[00:12.40]猫(ねこ)と窓\n고양이와 창';
  /** The answer of the server, without what is to be left. */
  const answer = (leave: readonly string[]) => {
    const read = analysed(leave.includes('times') ? '[00:12.40]猫と窓' : '猫と窓');
    const [first] = read.stanzas[0]!;
    const tokens = first!.tokens.map((token) =>
      token.written === '猫' ? { ...token, reading: 'ねこま', given: true as const } : token,
    );
    const startMs = leave.includes('times') ? null : 12_400;
    return {
      ...read,
      stanzas: [[{ ...first!, tokens, startMs, endMs: null, translation: '고양이와 창' }]],
      recognised: { furigana: 1, times: startMs === null ? 0 : 1, pronunciations: 0, translations: 1, marks: 0 },
      title: '창가',
    };
  };
  const serve = (refuse: (asked: Asked) => Response | undefined = () => undefined) =>
    fakeTextServer((asked) => {
      const refused = refuse(asked);
      if (refused) return refused;
      const { path, method, body } = asked;
      if (path === '/api/text/analyse') return Response.json(answer((body as { leave?: string[] }).leave ?? []));
      if (method === 'POST') return Response.json({ ...lyric(), ...(body as object) });
      return path === `/api/my-lyrics/${ID}` ? Response.json(lyric()) : undefined;
    });
  const added = ({ asked }: ReturnType<typeof serve>) =>
    asked.filter(({ path, method }) => method === 'POST' && path === '/api/my-lyrics').map(({ body }) => body);

  test('what was recognised is looked at first; then times, translation and readings are kept', async () => {
    const server = serve();
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill(PASTED);
    await press(screen, messages.save);
    await expect.element(screen.getByText(pasted.reviewSub)).toHaveFocus();
    await expect.element(screen.getByRole('region', { name: pasted.preview })).toHaveTextContent('고양이와 창');
    expect(added(server)).toEqual([]);
    await press(screen, messages.save);
    await expect
      .poll(() => added(server))
      .toMatchObject([
        {
          ...{ title: '창가', text: '猫と窓', translation: ['고양이와 창'], times: [{ startMs: 12_400, endMs: null }] },
          corrections: [{ line: 0, start: 0, end: 1, reading: 'ねこま', meaningKo: null, wordId: null }],
        },
      ]);
  });

  test('a kind that is turned off is kept as it was pasted, and the text can still be changed', async () => {
    const server = serve();
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill(PASTED);
    await press(screen, messages.save);
    await press(screen, `${pasted.nameTimes} ${pasted.apply}`);
    await expect.element(screen.getByRole('region', { name: pasted.preview })).not.toHaveTextContent('00:12.4 ');
    await press(screen, pasted.back);
    await expect.element(box(screen)).toHaveValue(PASTED);
    await press(screen, messages.save);
    await press(screen, `${pasted.nameTimes} ${pasted.apply}`);
    await press(screen, messages.save);
    await expect.poll(() => added(server)).toMatchObject([{ text: '[00:12.40]猫と窓', times: [null] }]);
  });

  test('where it cannot be recognised now, it is not lost: again, or as it is', async () => {
    const server = serve(({ path }) => (path === '/api/text/analyse' ? problem('analyser_busy') : undefined));
    const screen = await list('/my-lyrics?write=true');
    await box(screen).fill(PASTED);
    await press(screen, messages.save);
    await expect.element(screen.getByText(pasted.fail)).toBeVisible();
    await expect.element(box(screen)).toHaveValue(PASTED);
    await press(screen, pasted.saveAsIs);
    await expect.poll(() => added(server)).toMatchObject([{ text: PASTED, translation: [] }]);
  });
});

describe('a text', () => {
  test('that cannot be read word by word is there as it was pasted, and can be tried again', async () => {
    let fails = true;
    fakeTextServer(({ path }) => {
      if (path === '/api/text/analyse' && fails) return problem('unavailable');
      return path === `/api/my-lyrics/${ID}` ? Response.json(lyric()) : undefined;
    });
    const screen = await one();
    await expect.element(screen.getByRole('alert').filter({ hasText: messages.readFail })).toBeVisible();
    await expect.element(screen.getByRole('article')).toHaveTextContent('窓の朝');
    fails = false;
    await press(screen, common.retry);
    await expect.element(screen.getByRole('button', { name: /네코/ })).toBeVisible();
  });

  test('one that the server refuses is asked for once', async () => {
    const path = `/api/my-lyrics/${ID}`;
    const server = fakeTextServer((asked) => (asked.path === path ? problem('too_many_requests') : undefined));
    const screen = await one();
    await expect.element(screen.getByText(messages.loadFail)).toBeVisible();
    expect(server.asked.filter((asked) => asked.path === path)).toHaveLength(1);
  });

  test('is there as it was pasted while it is read, then word by word', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    fakeTextServer(async ({ path }) => {
      if (path === '/api/text/analyse') await held;
      return path === `/api/my-lyrics/${ID}` ? Response.json(lyric()) : undefined;
    });
    const screen = await one();
    await expect.element(screen.getByText('窓の朝')).toBeVisible();
    await expect.element(screen.getByText(messages.reading)).toBeVisible();
    release();
    await expect.element(screen.getByRole('button', { name: /네코/ })).toBeVisible();
  });

  test('that is not there says so', async () => {
    fakeTextServer(({ path }) => (path.startsWith('/api/my-lyrics/A') ? problem('lyric_not_found') : undefined));
    const screen = await one();
    await expect.element(screen.getByRole('heading', { name: messages.missingTitle })).toBeVisible();
    expect(screen.getByRole('link', { name: messages.toList }).element()).toHaveAttribute('href', '/my-lyrics');
  });

  test('edited elsewhere meanwhile shows both, and either can be kept', async () => {
    const server = serveOne();
    const screen = await one(`/my-lyrics/${ID}?edit=true`);
    await box(screen).fill('猫の夜');
    server.state.kept = lyric({ text: '窓の昼', version: 2 });
    await press(screen, messages.save);
    const mine = screen.getByRole('region', { name: messages.conflictMine });
    await expect.element(mine).toHaveTextContent('猫の夜');
    await expect.element(screen.getByRole('region', { name: messages.conflictTheirs })).toHaveTextContent('窓の昼');
    await expect.element(screen.getByRole('heading', { name: messages.conflictTitle })).toHaveFocus();
    await press(screen, messages.conflictKeepMine);
    await expect.poll(() => server.state.kept).toMatchObject({ text: '猫の夜', version: 3 });
  });

  test('a translation that cannot be saved stays, says why, and is saved when the network is back', async () => {
    let isOff = true;
    const server = serveOne(lyric(), ({ method }) => (method === 'PUT' && isOff ? Response.error() : undefined));
    const screen = await one();
    const first = format(messages.translationOf, { n: 1 });
    await screen.getByRole('button', { name: new RegExp(first) }).click();
    await screen.getByRole('textbox', { name: first }).fill('고양이와 창');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText(messages.saveFail)).toBeVisible();
    await expect.element(screen.getByText('고양이와 창')).toBeVisible();
    isOff = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.state.kept.translation).toEqual(['고양이와 창', null]);
    await expect.element(screen.getByText(messages.saved, { exact: true })).toBeVisible();
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.startsWith('own:'))).toEqual([]);
  });

  test('a correction says what is wrong with it, and stays when it cannot be kept', async () => {
    let isFull = true;
    const server = serveOne(lyric(), ({ path }) =>
      path === '/api/my-lyrics/corrections' && isFull ? problem('correction_limit') : undefined,
    );
    const screen = await one();
    await screen.getByRole('button', { name: /마도/ }).first().click();
    await press(screen, format(messages.ownMeaningOf, { word: '窓' }));
    const reading = screen.getByRole('textbox', { name: messages.fixReading });
    await reading.fill('마도');
    await press(screen, messages.save);
    await expect.element(screen.getByText(lyricsErr.readingNotKana)).toBeVisible();
    await expect.element(reading).toHaveFocus();
    await reading.fill('まど');
    await press(screen, messages.save);
    await expect.element(screen.getByText(lyricsErr.correctionEmpty)).toBeVisible();
    const meaning = screen.getByRole('textbox', { name: messages.fixMeaning, exact: true });
    await meaning.fill('창문');
    await press(screen, messages.save);
    await expect.element(screen.getByText(errorMessages.correction_limit, { exact: false })).toBeVisible();
    await expect.element(meaning).toHaveValue('창문');
    isFull = false;
    await screen.getByRole('checkbox', { name: messages.fixHere }).click();
    await press(screen, messages.save);
    await expect
      .poll(() => server.state.kept.corrections)
      .toMatchObject([{ line: 0, start: 2, end: 3, meaningKo: '창문' }]);
  });

  test('of a song with a video plays it where the text is read', async () => {
    const song = {
      id: 1001,
      title: '窓の朝',
      titleKo: '창가의 아침',
      artists: [{ id: 101, name: '花子', nameKo: '하나코' }],
    };
    serveOne(lyric({ title: song.title, artist: '花子' }), undefined, [
      { ...song, youtubeUrl: 'https://www.youtube.com/watch?v=abcdefghi-_' },
    ]);
    const screen = await one();
    await press(screen, messages.songVideo);
    await expect.poll(() => document.querySelector('article iframe')?.getAttribute('src')).toContain('abcdefghi-_');
    expect(location.pathname).toBe(`/my-lyrics/${ID}`);
    const toSong = screen.getByRole('link', { name: messages.toSong });
    await expect.element(toSong).toHaveAttribute('href', `/songs/${song.id}`);
  });

  test.each([
    [390, 664],
    [1280, 664],
  ])('at %i×%i no toast covers what corrects a word', async (width, height) => {
    await setWindow(width, height);
    serveOne();
    const screen = await one();
    await screen.getByRole('button', { name: /마도/ }).first().click();
    const own = screen.getByRole('button', { name: format(messages.ownMeaningOf, { word: '窓' }) });
    await expect.element(own).toBeVisible();
    (own.element() as HTMLElement).focus();
    expect(await coveredByToast()).toEqual([]);
    await own.click();
    const meaning = screen.getByRole('textbox', { name: messages.fixMeaning, exact: true });
    await meaning.fill('창문');
    expect(await coveredByToast({ hasToaster: true })).toEqual([]);
    // What was begun would be there in the next test.
    await userEvent.keyboard('{Escape}');
    await expect.element(meaning).not.toBeInTheDocument();
  });

  test('a correction that was begun outlives Back, which closes its panel, and is gone once it is cancelled', async () => {
    await setWindow(390, 844);
    serveOne();
    const screen = await one();
    const word = screen.getByRole('button', { name: /마도/ }).first();
    const own = format(messages.ownMeaningOf, { word: '窓' });
    await word.click();
    await press(screen, own);
    const meaning = screen.getByRole('textbox', { name: messages.fixMeaning, exact: true });
    await meaning.fill('창문');
    const here = screen.getByRole('checkbox', { name: messages.fixHere });
    await userEvent.keyboard('{Tab} ');
    await expect.element(here).toBeChecked();
    history.back();
    await expect.element(meaning).not.toBeInTheDocument();
    expect(location.pathname).toBe(`/my-lyrics/${ID}`);
    await word.click();
    await expect.element(meaning).toHaveValue('창문');
    await expect.element(here).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await press(screen, own);
    await expect.element(meaning).toHaveValue('');
  });

  test('deleted elsewhere while it is edited, it can be kept as a new one', async () => {
    const server = serveOne(lyric(), ({ method, path, body }) => {
      if (method === 'PUT') return problem('lyric_not_found');
      if (method === 'POST' && path === '/api/my-lyrics')
        return Response.json({ ...lyric(), ...(body as object), id: 'B' });
      return undefined;
    });
    const screen = await one(`/my-lyrics/${ID}?edit=true`);
    await box(screen).fill('猫の夜');
    await press(screen, messages.save);
    await expect.element(screen.getByText(messages.gone)).toBeVisible();
    await expect.element(screen.getByText('猫の夜')).toBeVisible();
    await press(screen, messages.goneSave);
    await expect.poll(() => location.pathname).toBe('/my-lyrics/B');
    expect(server.asked.find(({ method }) => method === 'POST')?.body).toBeDefined();
  });
});
