import { type NavigateFunction, useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { SiteRouter } from '../lib/site-router.js';
import { acting } from '../test/acting.js';
import { useScrollRestoration } from './use-scroll-restoration.js';

const testAddress = location.href;
const tall = document.createElement('div');
tall.style.height = '5000px';

afterEach(() => {
  tall.remove();
  scrollTo(0, 0);
  history.pushState(null, '', testAddress);
});

let navigate: NavigateFunction;

function Shell() {
  navigate = useNavigate();
  useScrollRestoration();
  return null;
}

const scrolled = () =>
  new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true });
  });

/** A page that hydrates once the reader is at `y`. */
async function aliveAt(y: number) {
  document.body.append(tall);
  const event = scrolled();
  scrollTo(0, y);
  await event;
  history.pushState({ usr: null, key: `test-${Math.random()}`, idx: 0 }, '', '/endings');
  await render(
    <SiteRouter>
      <Shell />
    </SiteRouter>,
  );
}

async function awayAndBack() {
  await acting(() => navigate('/songs'));
  await expect.poll(() => scrollY).toBe(0);
  history.back();
}

test('Back leads to where the reader has scrolled to', async () => {
  await aliveAt(100);
  const event = scrolled();
  scrollTo(0, 700);
  await event;
  await awayAndBack();
  await expect.poll(() => scrollY).toBe(700);
});

test('Back leads to where the reader was when the page hydrated', async () => {
  await aliveAt(500);
  await awayAndBack();
  await expect.poll(() => scrollY).toBe(500);
});
