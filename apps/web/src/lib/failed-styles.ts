/** Style sheets that failed to load and have not been loaded since. */
const failed = new Set<HTMLLinkElement>();

/** Records from now on each style sheet that fails to load. */
export const watchStyles = (): void =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true, // such an event does not bubble
  );

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} could not be loaded`));
    failed.delete(link);
    link.replaceWith(again);
  });
}

/**
 * Asks again for every style sheet that could not be loaded. Vite, which loads a page's code, asks for each style sheet
 * only once: a page that is asked for again would be rendered without it. Rejects when one fails again.
 */
export async function loadFailedStyles(): Promise<void> {
  await Promise.all([...failed].map(loadAgain));
}
