import { act } from 'react';

/**
 * Does something outside React's sight (a timer, a store) and waits until it is rendered. Timers may be fake meanwhile.
 */
export async function acting(run: () => unknown): Promise<void> {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      run();
      await new Promise(requestAnimationFrame);
    });
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  }
}
