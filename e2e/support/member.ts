import { expect, type Page } from '@playwright/test';

const write = { 'X-Requested-With': 'XMLHttpRequest' };
let lastNumber = 0;

/** A name that nobody has taken, 18 characters at most. */
export const newName = (): string => `learner_${process.pid}_${++lastNumber}`;

export type Account = { username: string; password: string; email: string };

/** Signs a new member up, without the screens for it; nobody is logged in. */
export async function signUp(page: Page, username = newName()): Promise<Account> {
  const [password, email] = ['Sorairo-1204', `${username}@example.com`];
  const joined = await page.request.post('/api/users/signup', {
    headers: write,
    data: { username, password, password2: password, name: '김하늘', birthDate: '1999-04-12', job: '', email },
  });
  expect(joined.status()).toBe(201);
  return { username, password, email };
}

/** The admin whom the operator of a worker's product has made, as settings of the product. */
export const firstAdmin = { ADMIN_USERNAME: 'gwanrija', ADMIN_PASSWORD: 'Sorairo-1204' } as const;

/** Logs the first admin in: the page's next visit is theirs. */
export async function asAdmin(page: Page): Promise<void> {
  const form = { username: firstAdmin.ADMIN_USERNAME, password: firstAdmin.ADMIN_PASSWORD };
  const entered = await page.request.post('/api/login', { headers: write, form });
  expect(entered.status()).toBe(200);
}

/** Signs a new member up and logs in, without the screens for it: the page's next visit is theirs. */
export async function asNewMember(page: Page, name = newName()): Promise<Account> {
  const account = await signUp(page, name);
  const { username, password } = account;
  const entered = await page.request.post('/api/login', { headers: write, form: { username, password } });
  expect(entered.status()).toBe(200);
  return account;
}

/** Saves a word as its star does. */
export async function save(page: Page, wordId: number): Promise<void> {
  const saved = await page.request.post(`/api/checked-words/${wordId}`, { headers: write });
  expect(saved.status()).toBe(201);
}

/** Saves a text of one's own, and answers its id. */
export async function newText(page: Page): Promise<string> {
  const saved = await page.request.post('/api/my-lyrics', { headers: write, data: { text: '雨が降る。' } });
  expect(saved.status()).toBe(201);
  const { id } = await saved.json();
  return String(id);
}
