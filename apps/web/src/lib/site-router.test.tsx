import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from './site-router.js';

const testAddress = location.href;
afterEach(() => history.pushState(null, '', testAddress));

let navigate: NavigateFunction;

function Where() {
  navigate = useNavigate();
  return `${useNavigationType()} ${useLocation().pathname}`;
}

/** Renders the router. Returns a function that tells what is rendered at the moment of its call. */
async function renderWhere() {
  history.pushState({ usr: null, key: 'first', idx: 0 }, '', '/first');
  const { container } = await render(
    <SiteRouter>
      <Where />
    </SiteRouter>,
  );
  return () => container.textContent;
}

test.each([
  ['pushed', { flushSync: true }, 'PUSH /next', 'PUSH /next'],
  ['replaced', { flushSync: true, replace: true }, 'REPLACE /next', 'REPLACE /next'],
  ['pushed without the option', {}, 'POP /first', 'PUSH /next'],
  ['replaced without the option', { replace: true }, 'POP /first', 'REPLACE /next'],
])('a step that is %s', async (_, options, atOnce, then) => {
  const rendered = await renderWhere();
  void navigate('/next', options);
  expect(rendered()).toBe(atOnce);
  expect(location.pathname).toBe('/next');
  await expect.poll(rendered).toBe(then);
});

test('a step without the option that follows one with it is not rendered at once; Back leads back', async () => {
  const rendered = await renderWhere();
  void navigate('/next', { flushSync: true });
  void navigate('/last');
  expect(rendered()).toBe('PUSH /next');
  await expect.poll(rendered).toBe('PUSH /last');
  history.go(-2);
  await expect.poll(rendered).toBe('POP /first');
});

test('a step that the browser refuses leaves later ones as they are: not rendered at once', async () => {
  const rendered = await renderWhere();
  // Safari's answer to more than a hundred steps in half a minute.
  const refused = vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  expect(() => navigate('/next', { flushSync: true, replace: true })).toThrow('too many');
  refused.mockRestore();

  // A step that the browser takes, as Back is; told from here, it is not over before we look.
  history.pushState({ usr: null, key: 'other', idx: 1 }, '', '/other');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(rendered()).toBe('POP /first');
  await expect.poll(rendered).toBe('POP /other');
});
