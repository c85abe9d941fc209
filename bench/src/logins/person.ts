import type { Call } from '../http/call.js';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
const post = (path: string, body: object): Call => ({ method: 'POST', path, headers, body: JSON.stringify(body) });

/** A word of the book. */
const WORD = 50_412;

/** The calls of the person with the number `n`, from the sign-up on. */
export function callsOf(n: number) {
  const account = { username: `haneul${n}`, password: 'Sorairo-1204' };
  const person = { password2: account.password, name: '김하늘', birthDate: '1999-04-12', email: `${n}@example.com` };
  return {
    signUp: post('/api/users/signup', { ...account, ...person }),
    logIn: post('/api/login', account),
    answer: post(`/api/my-words/${WORD}/clear/answer`, { answerKo: '아니야' }),
  };
}
