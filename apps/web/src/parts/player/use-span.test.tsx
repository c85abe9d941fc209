import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSpan } from './use-span.js';

test('a line that is repeated gives way to the one that is gone to, a span to none within it', async () => {
  const { result, act } = await renderHook(() => useSpan());
  await act(() => result.current.flipLine(3));
  await act(() => result.current.moveTo(5));
  expect(result.current.span).toEqual([5, 5]);
  await act(() => result.current.flipSpan(6));
  await act(() => result.current.flipSpan(8));
  await act(() => result.current.moveTo(7));
  expect(result.current.span).toEqual([6, 8]);
  await act(() => result.current.moveTo(9));
  expect(result.current.span).toBeNull();
});

test('nothing is repeated where all is cleared and another line gone to within one press', async () => {
  const { result, act } = await renderHook(() => useSpan());
  await act(() => result.current.flipLine(3));
  await act(() => {
    const { clear, moveTo } = result.current;
    clear();
    moveTo(0);
  });
  expect(result.current).toMatchObject({ span: null, repeatsLine: false, isSpan: false });
});

test('a span that was only begun is cleared, too', async () => {
  const { result, act } = await renderHook(() => useSpan());
  await act(() => result.current.flipSpan(2));
  expect(result.current.isSpan).toBe(true);
  await act(() => result.current.clear());
  expect(result.current.isSpan).toBe(false);
});
