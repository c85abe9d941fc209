import { ApiError, type ValidationCode } from '@utarang/contract';
import { err } from '@utarang/messages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConnectionError } from '../../lib/http.js';
import { Field } from './field.js';
import type { FormSchema } from './field-errors.js';
import { Form, FormError, SubmitButton } from './form.js';
import { PasswordField } from './password-field.js';
import { useForm } from './use-form.js';

type Body = { name: string; email: string; password: string };

const codes: readonly (readonly [keyof Body, (text: string) => boolean, ValidationCode])[] = [
  ['name', (text) => text !== '', 'name_required'],
  ['email', (text) => text !== '', 'email_required'],
  ['email', (text) => text.includes('@'), 'email_format'],
  ['password', (text) => text !== '', 'password_required'],
];

/** As the contract's schemas answer. */
const schema: FormSchema<Body> = {
  safeParse(typed) {
    const data = typed as Body;
    const issues = codes.flatMap(([name, isRight, message]) =>
      isRight(data[name]) ? [] : [{ path: [name], message }],
    );
    return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
  },
};

const send = vi.fn<(body: Body) => Promise<void>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue();
});
afterEach(() => vi.restoreAllMocks());

function Example({ whenEmpty }: { whenEmpty?: string }) {
  const form = useForm({ schema, send, ...(whenEmpty && { whenEmpty }) });
  return (
    <Form form={form}>
      <Field name="name" label="이름" hint="세 글자" />
      <Field name="email" label="이메일" type="email" />
      <PasswordField name="password" label="비밀번호" />
      <FormError />
      <SubmitButton>보내기</SubmitButton>
    </Form>
  );
}

async function renderPage(options: { whenEmpty?: string } = {}) {
  const screen = await render(<Example {...options} />);
  const box = (label: string) => screen.getByLabelText(label, { exact: true });
  const fill = async (values: Partial<Record<'이름' | '이메일' | '비밀번호', string>> = {}) => {
    const typed = { 이름: '하늘', 이메일: 'haneul@example.com', 비밀번호: 'Sorairo-1204', ...values };
    for (const [label, text] of Object.entries(typed)) await box(label).fill(text);
  };
  return { screen, box, fill, submit: () => screen.getByRole('button', { name: '보내기' }).click() };
}

test('errors stand under their fields, the focus is on the first, and nothing is sent', async () => {
  const { box, fill, submit } = await renderPage();
  await fill({ 이메일: 'haneul', 비밀번호: '' });
  await submit();
  await expect.element(box('이메일')).toHaveFocus();
  await expect.element(box('이메일')).toHaveAccessibleDescription('이메일 형식을 확인해 주세요 (예: name@example.com)');
  await expect.element(box('비밀번호')).toHaveAccessibleDescription('비밀번호를 입력해 주세요');
  await expect.element(box('이름')).toHaveAccessibleDescription('세 글자');
  await expect.element(box('이름')).toHaveAttribute('aria-invalid', 'false');
  expect(send).not.toHaveBeenCalled();
});

test('where nothing was filled in one sentence can say so, at the first field; all that is missing is marked', async () => {
  const { box, submit } = await renderPage({ whenEmpty: '모두 입력해 주세요' });
  await submit();
  await expect.element(box('이름')).toHaveFocus();
  await expect.element(box('이름')).toHaveAccessibleDescription('세 글자 모두 입력해 주세요');
  await expect.element(box('비밀번호')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box('비밀번호')).toHaveAccessibleDescription('');
  await box('이름').fill('하늘');
  await expect.element(box('비밀번호')).toHaveAccessibleDescription('비밀번호를 입력해 주세요');
  expect(send).not.toHaveBeenCalled();
});

test('an error leaves when its field is right, and changes its words while it is not', async () => {
  const { box, submit } = await renderPage();
  await submit();
  await expect.element(box('이름')).toHaveFocus();
  await expect.element(box('이름')).toHaveAccessibleDescription('세 글자 이름을 입력해 주세요');
  await box('이름').fill('하늘');
  await expect.element(box('이름')).toHaveAccessibleDescription('세 글자');
  await box('이메일').fill('haneul');
  await expect.element(box('이메일')).toHaveAccessibleDescription(/이메일 형식을/);
});

test('where the bad field has the focus already, its error is said', async () => {
  const { box, fill } = await renderPage();
  await fill({ 비밀번호: '' });
  await userEvent.keyboard('{Enter}');
  await expect.element(box('비밀번호')).toHaveFocus();
  await expect.poll(() => document.querySelector('[data-announcer]')?.textContent).toBe('비밀번호를 입력해 주세요');
});

test("the server's errors stand under their fields until they are edited; what was typed stays", async () => {
  send.mockRejectedValueOnce(new ApiError('email_taken', { email: '이미 가입한 이메일이에요' }));
  const { box, fill, submit } = await renderPage();
  await fill();
  await submit();
  await expect.element(box('이메일')).toHaveFocus();
  await expect.element(box('이메일')).toHaveAccessibleDescription('이미 가입한 이메일이에요');
  await expect.element(box('이름')).toHaveValue('하늘');
  await box('이름').fill('바다');
  await expect.element(box('이메일')).toHaveAccessibleDescription('이미 가입한 이메일이에요');
  await box('이메일').fill('bada@example.com');
  await expect.element(box('이메일')).toHaveAccessibleDescription('');
});

// biome-ignore format: a table, to be read down
test.each([
  ['a lost connection',         new ConnectionError('network'),                                         err.network],
  ['no answer in time',         new ConnectionError('timeout'),                                         err.timeout],
  ['a refusal of the whole',    new ApiError('login_failed', {}, { detail: '아이디를 확인해 주세요' }),   '아이디를 확인해 주세요'],
  ['an error of no field here', new ApiError('validation_failed', { job: '너무 길어요' }, { detail: '확인해 주세요' }), '너무 길어요'],
])('%s is told above the button, everything typed stays, and it can be sent again', async (_, error, sentence) => {
  send.mockRejectedValueOnce(error);
  const { screen, box, fill, submit } = await renderPage();
  await fill();
  await submit();
  await expect.element(screen.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(box('이름')).toHaveValue('하늘');
  await expect.element(box('비밀번호')).toHaveValue('Sorairo-1204');
  await submit();
  await expect.poll(() => send.mock.calls.length).toBe(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
  await expect.poll(() => document.querySelector('[role=alert]')).toBeNull();
});

test('pressed again while it is being sent, it is sent once; after that, again', async () => {
  let answer = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const { screen, fill } = await renderPage();
  await fill();
  const button = screen.getByRole('button', { name: '보내기' });
  const form = button.element().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  answer();
  await expect.element(button).toHaveAttribute('aria-disabled', 'false');
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(2);
});

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const enterWhileComposing = () =>
  cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 });

test('the Enter that ends a composition does not send, the next one does', async () => {
  const { box, fill } = await renderPage();
  await fill({ 이름: '' });
  box('이름').element().focus();
  await compose('하늘');
  await enterWhileComposing();
  await cdp().send('Input.insertText', { text: '하늘' });
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send).toHaveBeenCalledExactlyOnceWith({
    name: '하늘',
    email: 'haneul@example.com',
    password: 'Sorairo-1204',
  });
});

test("Safari's Enter, which comes after the composition with the key code of one, is kept from the form", async () => {
  const { box } = await renderPage();
  const enter = (keyCode: number) =>
    new KeyboardEvent('keydown', { key: 'Enter', keyCode, bubbles: true, cancelable: true } as KeyboardEventInit);
  expect(box('이름').element().dispatchEvent(enter(229))).toBe(false);
  expect(box('이름').element().dispatchEvent(enter(13))).toBe(true);
});

test('a password is hidden until its button is pressed, and is what it was', async () => {
  const { screen, box, fill } = await renderPage();
  await fill();
  await expect.element(box('비밀번호')).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: '비밀번호 보기' }).click();
  await expect.element(box('비밀번호')).toHaveAttribute('type', 'text');
  await screen.getByRole('button', { name: '비밀번호 가리기' }).click();
  await expect.element(box('비밀번호')).toHaveAttribute('type', 'password');
  await expect.element(box('비밀번호')).toHaveValue('Sorairo-1204');
});
