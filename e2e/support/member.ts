import { expect, type Page } from '@playwright/test';

const write = { 'X-Requested-With': 'XMLHttpRequest' };
let last = 0;

/** Signs somebody new up and logs in, without the screens for it: the page's next visit is theirs. */
export async function asNewMember(page: Page, url: string): Promise<void> {
  const username = `learner_${Date.now()}_${++last}`;
  const password = 'Sorairo-1204';
  const joined = await page.request.post(`${url}/api/users/signup`, {
    headers: write,
    data: {
      username,
      password,
      password2: password,
      name: '김하늘',
      birthDate: '1999-04-12',
      job: '',
      email: `${username}@example.com`,
    },
  });
  expect(joined.status()).toBe(201);
  const entered = await page.request.post(`${url}/api/login`, { headers: write, form: { username, password } });
  expect(entered.status()).toBe(200);
}

/** Saves a word as its star does. */
export async function save(page: Page, url: string, wordId: number): Promise<void> {
  const saved = await page.request.post(`${url}/api/checked-words/${wordId}`, { headers: write });
  expect(saved.status()).toBe(201);
}
