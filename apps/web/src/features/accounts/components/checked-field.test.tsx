import { ApiError, checkUsernameQuery, signupBody } from '@utarang/contract';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Form } from '../../../ui/form/form.js';
import { useForm } from '../../../ui/form/use-form.js';
import { now } from '../rules/now.js';
import { CheckedField } from './checked-field.js';

const says = { blank: '먼저 입력해 주세요', taken: '이미 쓰고 있어요', free: '쓸 수 있어요' };
const schema = signupBody(now);

function Example({ isTaken }: { isTaken: (text: string) => Promise<boolean> }) {
  const form = useForm({ schema, send: async () => {} });
  return (
    <Form form={form}>
      <CheckedField name="username" label="아이디" schema={checkUsernameQuery} isTaken={isTaken} says={says} />
    </Form>
  );
}

async function renderPage(isTaken: (text: string) => Promise<boolean>) {
  const screen = await render(<Example isTaken={isTaken} />);
  const box = screen.getByLabelText('아이디');
  return { screen, box, check: () => screen.getByRole('button', { name: '아이디 중복 확인' }).click() };
}

// biome-ignore format: a table, to be read down
test.each([
  // case                  typed          answer                                                       said                                                         asked
  ['nothing typed',        ' ',           async () => false,                                           says.blank,                                                  0],
  ['what cannot be one',   'ha neul',     async () => false,                                           '아이디에는 글자와 숫자, 밑줄(_), 점(.), 붙임표(-)만 쓸 수 있어요',   0],
  ['one that is taken',    ' haneul ',    async () => true,                                            says.taken,                                                  1],
  ['one that is free',     'haneul',      async () => false,                                           says.free,                                                   1],
  ['the server refuses',   'haneul',      async () => { throw new ApiError('too_many_requests', {}, { detail: '잠시 후 다시' }); }, '잠시 후 다시',                    1],
  ['no answer',            'haneul',      async () => { throw new TypeError('offline'); },             '중복 확인을 하지 못했어요. 다시 시도해 주세요.',                  1],
])('%s', async (_, typed, answer, said, asked) => {
  const isTaken = vi.fn<(text: string) => Promise<boolean>>(answer);
  const { box, check } = await renderPage(isTaken);
  await box.fill(typed);
  await check();
  await expect.element(box).toHaveAccessibleDescription(said);
  await expect.element(box).toHaveAttribute('aria-invalid', String(said !== says.free));
  expect(isTaken.mock.calls).toEqual(Array(asked).fill([typed.trim()]));
});

test('the good news is about the text it was said of, and about no other', async () => {
  let answer: (taken: boolean) => void = () => {};
  const { box, check } = await renderPage(() => new Promise((resolve) => (answer = resolve)));
  await box.fill('haneul');
  await check();
  answer(false);
  await expect.element(box).toHaveAccessibleDescription(says.free);
  await box.fill('bada');
  await expect.element(box).toHaveAccessibleDescription('');

  await check();
  await box.fill('badak');
  answer(true);
  await new Promise(requestAnimationFrame);
  await expect.element(box).toHaveAccessibleDescription('');
});

test('another text can be asked about while the answer to the first is on its way', async () => {
  const answers = new Map<string, (taken: boolean) => void>();
  const isTaken = vi.fn((text: string) => new Promise<boolean>((resolve) => answers.set(text, resolve)));
  const { box, check } = await renderPage(isTaken);
  await box.fill('haneul');
  await check();
  await check();
  await box.fill('badak');
  await check();
  expect(isTaken.mock.calls).toEqual([['haneul'], ['badak']]);
  answers.get('badak')?.(true);
  await expect.element(box).toHaveAccessibleDescription(says.taken);
  answers.get('haneul')?.(false);
  await new Promise(requestAnimationFrame);
  await expect.element(box).toHaveAccessibleDescription(says.taken);
});
