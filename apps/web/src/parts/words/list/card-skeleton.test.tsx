import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardSkeleton } from './card-skeleton.js';
import { FailedCard } from './failed-card.js';

test('holds the place of a card: as high, hidden from screen readers, its bars not there at once', async () => {
  const { container } = await render(<CardSkeleton />);
  const card = container.querySelector<HTMLElement>('[aria-hidden=true]');
  expect(card?.offsetHeight).toBe(143);
  const bones = getComputedStyle(card!.firstElementChild!);
  expect(bones.animationDelay).toBe('0.15s');
  expect(bones.visibility).toBe('hidden');
});

test('a card that could not be loaded is as high', async () => {
  const screen = await render(<FailedCard />);
  expect((screen.container.firstElementChild as HTMLElement).offsetHeight).toBe(143);
});
