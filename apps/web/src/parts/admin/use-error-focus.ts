import { useEffectEvent, useLayoutEffect } from 'react';

/** A box whose text was refused. */
export const wrongBox = '[aria-invalid="true"]';

/**
 * Each error stands at its box: the first wrong box gets the focus when errors are rendered, not later: in the next
 * moment the admin may type on in another box.
 */
export function useErrorFocus(
  errors: Readonly<Record<string, string>>,
  firstWrong: () => HTMLElement | null | undefined,
): void {
  const focus = useEffectEvent(() => firstWrong()?.focus());
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) focus();
  }, [errors]);
}
