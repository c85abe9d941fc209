import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardSkeleton } from './card-skeleton.js';
import { FailedCard } from './failed-card.js';

test('holds the place of a card: as high, hidden from screen readers, its bars there after 150 ms only', async () => {
  const { container } = await render(<CardSkeleton />);
  const card = container.querySelector<HTMLElement>('[aria-hidden=true]');
  expect(card?.offsetHeight).toBe(143);
  const bones = getComputedStyle(card!.firstElementChild!);
  expect(bones.animationDelay).toBe('0.15s');
  expect(bones.visibility).toBe('hidden');
  const appear = card!.firstElementChild!.getAnimations()[0]!;
  appear.pause();
  const shownAt = (ms: number) => {
    appear.currentTime = ms;
    return bones.visibility;
  };
  expect([shownAt(149), shownAt(151)]).toEqual(['hidden', 'visible']);
});

test('a card that could not be loaded is as high', async () => {
  const screen = await render(<FailedCard />);
  expect((screen.container.firstElementChild as HTMLElement).offsetHeight).toBe(143);
});
