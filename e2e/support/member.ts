import { expect, type Page } from '@playwright/test';

const write = { 'X-Requested-With': 'XMLHttpRequest' };
let last = 0;

export type Account = { username: string; password: string; email: string };

/** Signs somebody new up, without the screens for it; nobody is logged in. */
export async function signUp(page: Page, url: string): Promise<Account> {
  const username = `learner_${process.pid}_${++last}`;
  const account = { username, password: 'Sorairo-1204', email: `${username}@example.com` };
  const { password, email } = account;
  const joined = await page.request.post(`${url}/api/users/signup`, {
    headers: write,
    data: { username, password, password2: password, name: '김하늘', birthDate: '1999-04-12', job: '', email },
  });
  expect(joined.status()).toBe(201);
  return account;
}

/** Signs somebody new up and logs in, without the screens for it: the page's next visit is theirs. */
export async function asNewMember(page: Page, url: string): Promise<void> {
  const { username, password } = await signUp(page, url);
  const entered = await page.request.post(`${url}/api/login`, { headers: write, form: { username, password } });
  expect(entered.status()).toBe(200);
}

/** Saves a word as its star does. */
export async function save(page: Page, url: string, wordId: number): Promise<void> {
  const saved = await page.request.post(`${url}/api/checked-words/${wordId}`, { headers: write });
  expect(saved.status()).toBe(201);
}
