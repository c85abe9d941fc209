import { useEffectEvent, useLayoutEffect } from 'react';

/** The first box whose text was refused. */
export const wrongBox = '[aria-invalid="true"]';

/**
 * Focuses the first wrong box when errors are rendered. Not later: in the next moment the admin may type in another
 * box.
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
