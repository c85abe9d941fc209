import { type NavigateFunction, useNavigate } from 'react-router';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { acting } from '../test/acting.js';
import { renderAt } from '../test/render-at.js';
import { setWindow } from '../test/set-window.js';
import { tap } from '../test/tap.js';
import { Header } from './header.js';
import type { NavViewer } from './nav/nav-viewer.js';

const onLogout = vi.fn();
const viewers = {
  ANONYMOUS: { role: 'ANONYMOUS' },
  ROLE_USER: { role: 'ROLE_USER', initials: '하늘', onLogout },
  ROLE_ADMIN: { role: 'ROLE_ADMIN', initials: '관리', onLogout },
} satisfies Record<NavViewer['role'], NavViewer>;
type Role = NavViewer['role'];

const forAll = [
  '단어 검색',
  'N5 단어',
  'N1 단어',
  'JLPT 테스트',
  '문장 분석하기',
  '내 가사',
  '가나 표',
  '가나 연습',
  '조사',
  '어미·표현',
  '비슷한 단어',
  '노래',
];
const forGuests = ['로그인', '회원가입'];
const forMembers = ['내 정보', '내 단어', '완료한 단어', '내 노래', '내 아티스트'];
const forAdmins = ['단어 추가', '단어 관리', '문장 관리', '신고·내 답 검토', '회원 관리', '변경 이력'];

/** The entries that each role has and has not. */
const rights: [Role, string[], string[]][] = [
  ['ANONYMOUS', forGuests, [...forMembers, ...forAdmins]],
  ['ROLE_USER', forMembers, [...forGuests, ...forAdmins]],
  ['ROLE_ADMIN', [...forMembers, ...forAdmins], forGuests],
];

const site = { contactEmail: 'hello@example.com', openChatUrl: 'https://open.example.com/utarang' };
let navigate: NavigateFunction;
function Page({ role }: { role: Role }) {
  navigate = useNavigate();
  return <Header viewer={viewers[role]} site={site} />;
}
const render = (role: Role, address = '/') => renderAt(address, <Page role={role} />);
const linkNames = () =>
  [...document.querySelectorAll('a')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.textContent?.replace(/\s+/g, ' ').trim());
const expectAddress = (address: string) => expect.element(page.getByTestId('address')).toHaveTextContent(address);
const press = (keys: string) => userEvent.keyboard(keys);
beforeEach(() => {
  onLogout.mockClear();
});

describe('wide', () => {
  beforeEach(() => setWindow(1280, 800));

  test.each(rights)('%s has own entries and no others', async (role, own, others) => {
    const screen = await render(role);
    const seen: (string | undefined)[] = linkNames();
    for (const button of screen.getByRole('button', { expanded: false }).all()) {
      if (!button.element().checkVisibility() || button.element().ariaHasPopup) continue;
      await tap(button);
      seen.push(...linkNames());
      await press('{Escape}');
    }
    expect(seen).toEqual(expect.arrayContaining([...forAll, ...own, '첫 만남', '숫자·시간']));
    for (const other of others) expect(seen).not.toContain(other);
  });

  test('a member logs out from the account menu', async () => {
    const screen = await render('ROLE_USER');
    await screen.getByRole('button', { name: '하늘 님의 메뉴' }).click();
    await screen.getByRole('button', { name: '로그아웃' }).click();
    expect(onLogout).toHaveBeenCalledOnce();
  });

  test('a dropdown by keyboard: arrows go round, Home and End, Escape returns', async () => {
    const screen = await render('ANONYMOUS');
    const button = screen.getByRole('button', { name: 'JLPT 단어' });
    const link = (name: string) => screen.getByRole('link', { name, exact: true });
    (button.element() as HTMLElement).focus();
    await press('{ArrowDown}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('N5 단어')).toHaveFocus();
    await press('{ArrowDown}');
    await expect.element(link('N4 단어')).toHaveFocus();
    await press('{ArrowLeft}{ArrowUp}');
    await expect.element(link('전체 단어')).toHaveFocus();
    await press('{Home}');
    await expect.element(link('N5 단어')).toHaveFocus();
    await press('{End}{ArrowRight}');
    await expect.element(link('N5 단어')).toHaveFocus();
    await press('{Escape}');
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    await expect.element(button).toHaveFocus();
  });

  test('a dropdown closes when a link is followed, on a press outside and when the focus leaves', async () => {
    const screen = await render('ANONYMOUS');
    const button = screen.getByRole('button', { name: '상황별 표현' });
    const expectOpen = (open: boolean) => expect.element(button).toHaveAttribute('aria-expanded', String(open));

    await button.click();
    await screen.getByRole('link', { name: '식당' }).click();
    await expectAddress('/fields?value=식당');
    await expectOpen(false);

    await button.click();
    await expectOpen(true);
    await userEvent.click(document.body, { position: { x: 640, y: 700 } });
    await expectOpen(false);

    await button.click();
    await press('{Shift>}{Tab}{/Shift}');
    await expectOpen(false);
  });

  test.each([
    ['/', '단어 검색', 'page'],
    ['/songs/3', '노래', 'true'],
    ['/artists', '아티스트', 'page'],
  ])('at %s the entry %s is current', async (at, name, state) => {
    const screen = await render('ANONYMOUS', at);
    await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', state);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });
});

describe('narrow', () => {
  beforeEach(() => setWindow(390, 844));
  afterAll(() => setWindow(1280, 800));

  const openDrawer = async (role: Role, at?: string) => {
    const screen = await render(role, at);
    const burger = screen.getByRole('button', { name: '메뉴 열기' });
    await tap(burger);
    return { screen, burger, drawer: screen.getByRole('dialog', { name: '주요 메뉴' }) };
  };

  test.each(rights)('%s has own entries in the drawer and no others', async (role, own, others) => {
    const { drawer } = await openDrawer(role);
    await tap(drawer.getByText('상황별 표현'));
    const names = linkNames();
    expect(names).toEqual(expect.arrayContaining([...forAll, ...own, '아티스트', '첫 만남']));
    for (const other of others) expect(names.slice(names.indexOf('N5 단어'))).not.toContain(other);
  });

  test('the drawer takes the focus and the scrolling, and gives both back', async () => {
    document.body.style.minHeight = '3000px';
    scrollTo(0, 0);
    const { burger, drawer } = await openDrawer('ANONYMOUS');
    const button = burger.element();
    await expect.element(drawer.getByRole('button', { name: '메뉴 닫기' })).toHaveFocus();
    expect(button.ariaExpanded).toBe('true');
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await press('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(burger).toHaveFocus();
    expect(button.ariaExpanded).toBe('false');
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
    document.body.style.minHeight = '';
  });

  test('the drawer closes when a link is followed and when there is room for the bar', async () => {
    const { screen, burger, drawer } = await openDrawer('ANONYMOUS');
    await tap(drawer.getByRole('link', { name: '가나 표' }));
    await expectAddress('/kana');
    await expect.element(drawer).not.toBeInTheDocument();

    await tap(burger);
    await expect.element(drawer).toBeInTheDocument();
    await page.viewport(1280, 800);
    await expect.element(drawer).not.toBeInTheDocument();
    await page.viewport(390, 844);
    await expect.element(screen.getByRole('button', { name: '메뉴 열기' })).toBeVisible();
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test('a step back closes the drawer, and a step forward to where it was open does not open it again', async () => {
    const { burger, drawer } = await openDrawer('ANONYMOUS');
    await tap(drawer.getByRole('link', { name: '가나 표' }));
    await expectAddress('/kana');
    await tap(burger);
    await expect.element(drawer).toBeInTheDocument();
    for (const [step, address] of [
      [-1, '/'],
      [1, '/kana'],
    ] as const) {
      await acting(() => navigate(step));
      await expectAddress(address);
      expect(drawer.query()).toBeNull();
      expect(burger.element().ariaExpanded).toBe('false');
    }
  });

  test('the drawer ends with the links of the footer, which close it too', async () => {
    const { drawer } = await openDrawer('ANONYMOUS');
    const links = drawer.getByRole('navigation', { name: '사이트 정보' }).getByRole('link');
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@example.com',
      'https://open.example.com/utarang',
      '/about',
      '/privacy',
      '/terms',
    ]);
    await tap(links.nth(2));
    await expectAddress('/about');
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test.each([320, 390, 768, 1023])('nothing sticks out at %s px', async (width) => {
    await page.viewport(width, 700);
    await openDrawer('ROLE_ADMIN');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
