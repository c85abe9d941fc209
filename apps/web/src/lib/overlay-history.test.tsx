import { useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useOverlay } from './overlay-history.js';
import { SiteRouter } from './site-router.js';

const testAddress = location.href;
let navigate: NavigateFunction;
let refused = 0;
let setOpen: (open: readonly string[]) => void;

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  useOverlay(true, onClose);
  return <b>{name}</b>;
}

/** A page, and what is open over it. Whatever is called `firm` does not close. */
function Page() {
  const { pathname, search } = useLocation();
  navigate = useNavigate();
  const [open, set] = useState<readonly string[]>([]);
  setOpen = set;
  const close = (name: string) => {
    if (name === 'firm') refused += 1;
    else set((all) => all.filter((each) => each !== name));
  };
  return (
    <p>
      {pathname + search}{' '}
      {open.map((name) => (
        <Overlay key={name} name={name} onClose={() => close(name)} />
      ))}
    </p>
  );
}

let shown: () => string | null;

beforeEach(async () => {
  history.pushState({ usr: null, key: 'before', idx: 0 }, '', '/before');
  history.pushState({ usr: null, key: 'page', idx: 1 }, '', '/page');
  const { container } = await render(
    <SiteRouter>
      <Page />
    </SiteRouter>,
  );
  shown = () => container.textContent;
});

afterEach(async () => {
  setOpen([]);
  await settled(0);
  history.pushState(null, '', testAddress);
});

/** Waits until the history has so many entries of overlays above the page's own. */
const settled = (depth: number) => expect.poll(() => history.state?.overlays ?? 0).toBe(depth);

async function opened(...names: string[]) {
  setOpen(names);
  await expect.poll(shown).toBe(`/page ${names.join('')}`);
  await settled(names.length);
}

test('Back closes what is open, and then leaves the page', async () => {
  await opened('menu');
  history.back();
  await expect.poll(shown).toBe('/page ');
  await settled(0);
  history.back();
  await expect.poll(shown).toBe('/before ');
});

test('of two overlays Back closes the upper one first', async () => {
  await opened('drawer');
  await opened('drawer', 'question');
  history.back();
  await expect.poll(shown).toBe('/page drawer');
  history.back();
  await expect.poll(shown).toBe('/page ');
});

test('a step over both of them closes both', async () => {
  await opened('drawer', 'question');
  history.go(-2);
  await expect.poll(shown).toBe('/page ');
});

test('what is closed otherwise leaves no entry: the next Back leaves the page', async () => {
  await opened('test');
  setOpen([]);
  await settled(0);
  history.back();
  await expect.poll(shown).toBe('/before ');
});

test('Forward opens nothing again, and leads nowhere', async () => {
  await opened('menu');
  history.back();
  await settled(0);
  const went = vi.spyOn(history, 'go');
  history.forward();
  await expect.poll(() => went.mock.calls).toEqual([[-1]]);
  await settled(0);
  went.mockRestore();
  expect(shown()).toBe('/page ');
  history.back();
  await expect.poll(shown).toBe('/before ');
});

test('one that takes the place of another takes its entry', async () => {
  await opened('find');
  await opened('reset');
  history.back();
  await expect.poll(shown).toBe('/page ');
});

test('a step to another page takes the place of the entry; Back leads to the page with nothing open', async () => {
  await opened('drawer', 'panel');
  void navigate('/next');
  setOpen([]);
  await expect.poll(shown).toBe('/next ');
  history.back();
  await expect.poll(shown).toBe('/page ');
  expect(history.state.overlays).toBeUndefined();
  history.back();
  await expect.poll(shown).toBe('/before ');
});

test('a step back by the page leads to the page before', async () => {
  await opened('panel');
  void navigate(-1);
  setOpen([]);
  await expect.poll(shown).toBe('/before ');
});

test('a changed address of the page is there at once, and is kept when nothing is open any more', async () => {
  await opened('test');
  void navigate('/page?page=3', { replace: true });
  await expect.poll(shown).toBe('/page?page=3 test');
  expect(location.search).toBe('?page=3');
  setOpen([]);
  await settled(0);
  expect(location.search).toBe('?page=3');
  await expect.poll(shown).toBe('/page?page=3 ');
  void navigate('/next');
  await expect.poll(shown).toBe('/next ');
  history.back();
  await expect.poll(shown).toBe('/page?page=3 ');
});

test('what does not close gets an entry again', async () => {
  await opened('firm');
  for (const press of [1, 2]) {
    history.back();
    await expect.poll(() => refused).toBe(press);
    await settled(1);
    expect(shown()).toBe('/page firm');
  }
});

test('an entry without a key is another page where its address is another', async () => {
  history.pushState(null, '', '/first');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(shown).toBe('/first ');
  history.pushState(null, '', '/second');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(shown).toBe('/second ');
});
