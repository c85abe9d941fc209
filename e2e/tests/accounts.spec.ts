import type { Locator } from '@playwright/test';
import { axeFindings, axeInBothThemes } from '../support/axe.js';
import { awaitingHydration } from '../support/hydration.js';
import { tabTo } from '../support/keyboard.js';
import type { Product } from '../support/product.js';
import { inBothLooks, sidewaysScroll } from '../support/screen.js';
import { expect, type Page, memberTest as test } from '../support/test.js';

// Refusals are answers here, and the browser writes each of them down.
test.use({ expectedErrors: /Failed to load resource/ });

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Puts a text into the field of this label, in place of what is there: to type it letter by letter takes longer. */
async function fill(page: Page, label: string, text: string, within: Locator = page.locator('main')): Promise<void> {
  await tabTo(page, within.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Inspects a screen, with its errors on it. */
const inspect = (page: Page): Promise<void> =>
  inBothLooks(page, async (at) => {
    expect(await axeFindings(page), at).toEqual([]);
    await expect.poll(() => sidewaysScroll(page), at).toBeLessThanOrEqual(0);
  });

/** Inspects a dialog. */
const inspectDialog = async (page: Page): Promise<void> => expect(await axeInBothThemes(page, 'dialog')).toEqual([]);

/** The member's menu: below the avatar on wide screens, in the drawer on narrow ones. */
async function fromMenu(page: Page, name: string): Promise<void> {
  const burger = button(page, '메뉴 열기');
  await tabTo(page, (await burger.isVisible()) ? burger : button(page, '하늘 님의 메뉴'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name, exact: true }).or(button(page, name)).last());
}

/** An error where it stands; screen readers may hear the same words from the page's live region. */
const underField = (page: Page, text: string) => page.getByRole('main').getByText(text);

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await fill(page, '아이디', username);
  await fill(page, '비밀번호', password);
  await page.keyboard.press('Enter');
}

/**
 * Reads the password, on a line of its own in the text of the only mail to an address that has no password `before` it.
 */
async function temporaryPassword(product: Product, address: string, before = ''): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(() => {
      const all = product
        .mailsTo(address)
        .flatMap((mail) => /^([a-z0-9]+(?:-[a-z0-9]+){2,})\r?$/m.exec(mail)?.[1] ?? []);
      found = all.filter((password) => password !== before);
      return found.length;
    })
    .toBe(1);
  return found[0] ?? '';
}

test.describe('on a phone, each screen looked at on a desk too', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an account from its beginning to its log-out, by keyboard only', async ({ context, page, product }) => {
    test.slow(); // a dozen screens, each looked at by axe
    const username = 'haneul_1204';
    const email = `${username}@example.com`;
    let temporary = '';

    await test.step('sign up', async () => {
      await page.goto('/signup');
      await press(page, button(page, '가입하기'));
      await expect(page.getByLabel('아이디', { exact: true })).toBeFocused();
      await expect(underField(page, '아이디를 입력해 주세요')).toBeVisible();
      await page.keyboard.type(username);
      await press(page, button(page, '아이디 중복 확인'));
      await expect(page.getByText('쓸 수 있는 아이디예요')).toBeVisible();
      await fill(page, '비밀번호', 'Sorairo-1204');
      await expect(page.getByRole('meter', { name: '비밀번호 안전도' })).toHaveAttribute('aria-valuetext', '강해요');
      await inspect(page);
      await fill(page, '비밀번호 확인', 'Sorairo-1205');
      await fill(page, '이름', '김하늘');
      await fill(page, '생년월일', '');
      await page.keyboard.type('19990412');
      await expect(page.getByLabel('생년월일')).toHaveValue('1999-04-12');
      await fill(page, '이메일', email);
      await page.keyboard.press('Enter');
      await expect(underField(page, '비밀번호가 서로 달라요')).toBeVisible();
      await expect(page.getByLabel('비밀번호 확인', { exact: true })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Sorairo-1204');
      await expect(underField(page, '비밀번호가 서로 달라요')).toBeHidden();
      await page.keyboard.press('Enter');
      await expect(dialog(page, '회원가입')).toContainText('가입했어요. 이제 로그인해 주세요.');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('비밀번호', { exact: true }), 'the username is filled in').toBeFocused();
    });

    await test.step('log in, after nothing at all and a wrong password', async () => {
      const name = page.getByLabel('아이디', { exact: true });
      await expect(name, 'filled in after the sign-up').toHaveValue(username);
      await name.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await press(page, button(page, '로그인'));
      await expect(page.getByLabel('아이디', { exact: true })).toBeFocused();
      await expect(underField(page, '아이디와 비밀번호를 입력해 주세요')).toBeVisible();
      await logIn(page, username, 'Sorairo-1205');
      await expect(page.getByRole('alert')).toHaveText(/로그인하지 못했어요/);
      await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(username);
      await inspect(page);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Sorairo-1204');
      await page.keyboard.press('Enter');
      await expect(page.getByText('김하늘 님, 반가워요')).toBeVisible();
      await expect(page).toHaveURL('/');
      await fromMenu(page, '로그아웃');
      await expect(page.getByText('로그아웃했어요')).toBeVisible();
    });

    await test.step('forget the password', async () => {
      await page.goto('/login');
      await press(page, button(page, '아이디 찾기'));
      const find = dialog(page, '아이디 찾기');
      await fill(page, '이름', '김하늘', find);
      await fill(page, '생년월일', '1999-04-12', find);
      await page.keyboard.press('Enter');
      await expect(find.getByRole('status')).toContainText('han');
      await inspectDialog(page);
      await page.keyboard.press('Escape');
      await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(username);
      await expect(page.getByLabel('비밀번호', { exact: true }), 'what is left to type').toBeFocused();

      await press(page, button(page, '비밀번호 재설정'));
      const reset = dialog(page, '비밀번호 재설정');
      await fill(page, '아이디', username, reset);
      await fill(page, '이메일', email, reset);
      await page.keyboard.press('Enter');
      await expect(reset.getByRole('status')).toContainText('이메일로 임시 비밀번호를 보내 드려요');
      await inspectDialog(page);
      await page.keyboard.press('Escape');
    });

    await test.step('with the temporary one from the mail nothing is possible but to change it, or to log out', async () => {
      temporary = await temporaryPassword(product, email);
      await logIn(page, username, temporary);
      await expect(dialog(page, '비밀번호 바꾸기')).toBeVisible();
      await page.goto('/user-info');
      await expect(page).toHaveURL('/change-password');
      await press(page, button(page, '취소'));
      await expect(page).toHaveURL('/login');
    });

    await test.step('change it with another one', async () => {
      const headers = { 'X-Requested-With': 'XMLHttpRequest' };
      await page.request.post('/api/users/reset-password', { headers, data: { username, email } });
      await logIn(page, username, await temporaryPassword(product, email, temporary));
      await expect(dialog(page, '비밀번호 바꾸기')).toContainText('임시 비밀번호로 로그인했어요');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/change-password');
      // It was typed a moment ago, and is not asked for again.
      await expect(page.getByLabel('새 비밀번호', { exact: true })).toBeVisible();
      await expect(page.getByLabel('메일로 받은 임시 비밀번호', { exact: true })).toHaveCount(0);
      await fill(page, '새 비밀번호', 'Yozora-2026');
      await page.keyboard.press('Enter');
      await expect(page.getByText('비밀번호를 바꿨어요')).toBeVisible();
      await expect(page).toHaveURL('/');
    });

    await test.step('edit the profile', async () => {
      await fromMenu(page, '내 정보');
      await expect(heading(page, '내 정보')).toBeFocused();
      await expect(page).toHaveTitle('내 정보 · 우타랑');
      await press(page, button(page, '수정하기'));
      await expect(page.getByLabel('이름', { exact: true })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expect(underField(page, '이름을 입력해 주세요')).toBeVisible();
      // axe takes what lies half under the bar at the top for too small.
      await page.evaluate(() => scrollTo(0, 0));
      await inspect(page);
      await page.keyboard.type('이하늘');
      await fill(page, '직업 선택', '디자이너');
      await page.keyboard.press('Enter');
      await expect(page.getByText('회원 정보를 수정했어요')).toBeVisible();
      await expect(button(page, '수정하기')).toBeFocused();
      await expect(page.getByRole('definition').filter({ hasText: '디자이너' })).toBeVisible();
      await expect(page.getByText('지금 쓰는 기기')).toBeVisible();
      await press(page, button(page, '회원 탈퇴'));
      await expect(page.getByRole('alertdialog', { name: '정말 탈퇴할까요?' })).toBeVisible();
      await inspectDialog(page);
      await page.keyboard.press('Escape');
      await expect(button(page, '회원 탈퇴')).toBeFocused();
    });

    await test.step('log out, which reaches the other tab; its page for members asks to log in and is there after it', async () => {
      const other = awaitingHydration(await context.newPage());
      await other.goto('/user-info');
      await expect(heading(other, '내 정보')).toBeVisible();
      await fromMenu(page, '로그아웃');
      await expect(page).toHaveURL('/');
      await expect(heading(other, '로그인이 필요해요')).toBeVisible();
      await press(other, other.getByRole('link', { name: '로그인하러 가기' }));
      await logIn(other, username, 'Yozora-2026');
      await expect(other).toHaveURL('/user-info');
      await expect(heading(other, '내 정보')).toBeVisible();
    });
  });
});
