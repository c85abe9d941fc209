import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { QueriesProvider } from '../../queries-provider.js';
import { cacheWith, member } from '../study.test-kit.js';
import { closeTest, testSession } from '../test-session.js';
import { TestButton } from './test-button.js';
import { taberu } from './word-test.test-kit.js';

afterEach(closeTest);

const renderPage = (
  ids: { completedIds?: number[]; cooldowns?: Record<string, number> },
  label: 'test' | 'quiz' = 'test',
) =>
  render(
    <QueriesProvider client={cacheWith({ ids: { ids: [taberu.id], ...ids }, viewer: member() })}>
      <TestButton word={taberu} label={label} />
    </QueriesProvider>,
  );

test.each([
  ['test', '食べる 테스트'],
  ['quiz', '食べる 퀴즈 풀기'],
] as const)('opens the test of its word (%s)', async (label, name) => {
  const screen = await renderPage({}, label);
  await screen.getByRole('button', { name }).click();
  expect(testSession.get()).toEqual({ words: [taberu], mode: 'test', name: label });
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

test.each([
  ['completed', { completedIds: [taberu.id] }, '이미 완료한 단어예요'],
  ['in its cooldown', { cooldowns: { [taberu.id]: 120 } }, '재도전 대기 중'],
])('a word that is %s says why it is not tested, and can be practised', async (_, ids, reason) => {
  const screen = await renderPage(ids);
  const button = screen.getByRole('button', { name: '食べる 테스트' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(reason);
  await button.click({ force: true });
  expect(testSession.get()).toBeNull();
  await expect.element(screen.getByRole('status')).toHaveTextContent(reason);
  await screen.getByRole('button', { name: '食べる 연습하기' }).click();
  expect(testSession.get()).toEqual({ words: [taberu], mode: 'practice', name: 'test' });
});
