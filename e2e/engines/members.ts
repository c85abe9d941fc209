import { expect } from './test.js';
import type { Target, Visitor } from './visitor.js';

const PASSWORD = 'Sorairo-1204';
let last = 0;

export type Account = { username: string; password: string };

/** Signs a new member up; nobody is logged in. The visitor has to be at a page of the product. */
export async function signUp(visitor: Visitor): Promise<Account> {
  const username = `${visitor.engine}_${process.pid}_${++last}`.slice(-20);
  const email = `${username}@example.com`;
  const rest = { name: '김하늘', birthDate: '1999-04-12', job: '', email };
  await visitor.call('POST', '/api/users/signup', { username, password: PASSWORD, password2: PASSWORD, ...rest });
  return { username, password: PASSWORD };
}

/** Signs a new member up and logs in: the next page is theirs. */
export async function asNewMember(visitor: Visitor): Promise<void> {
  await visitor.open('/about');
  const form = await signUp(visitor);
  await visitor.call('POST', '/api/login', { form });
}

/**
 * Presses something until another thing is there: a press right after one at the same place is taken for a double
 * press, and one on what is just being drawn may miss it.
 */
export async function pressUntil(visitor: Visitor, target: Target, wanted: Target): Promise<void> {
  await expect(async () => {
    if ((await visitor.count(wanted)) === 0) await visitor.click(target);
    await expect.poll(() => visitor.count(wanted), { timeout: 2000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 20_000 });
}

/** Waits until a target is there, a number of times or at all. */
export async function there(visitor: Visitor, target: Target, times?: number): Promise<void> {
  const counted = expect.poll(() => visitor.count(target), JSON.stringify(target));
  await (times === undefined ? counted.toBeGreaterThan(0) : counted.toBe(times));
}
