/** Registers the service worker, or returns its registration. Rejects where no worker may run. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });

/** Waits until a worker is active: the first one loads its whole release before that. False where that failed. */
export async function whenActive(registration: ServiceWorkerRegistration): Promise<boolean> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration.active !== null;
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    });
  });
}
