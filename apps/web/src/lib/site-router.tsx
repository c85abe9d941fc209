import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigateOptions,
  type NavigationType,
  Router,
  type To,
} from 'react-router';
import { emitNavigation } from './on-navigation.js';
import { fromPage } from './overlay-history.js';

type Step = { location: Location; action: NavigationType };

/** The browser's history, and how each navigation is rendered. */
function createSteps() {
  const history = createBrowserHistory({ v5Compat: true });
  let render: (step: () => void) => void = startTransition;
  /** Renders a navigation as its options ask: the history calls its listener within the navigation. */
  const withRenderMode =
    (step: (to: To, state: unknown) => void, stays: (to: To) => boolean) =>
    (to: To, state: unknown, options?: NavigateOptions) =>
      fromPage(() => {
        render = options?.flushSync ? flushSync : startTransition;
        try {
          step(to, state);
        } finally {
          render = startTransition;
        }
      }, !stays(to));
  return {
    first: { location: history.location, action: history.action },
    navigator: {
      ...history,
      push: withRenderMode(history.push, () => false),
      replace: withRenderMode(history.replace, (to) => typeof to === 'object' && to.pathname === location.pathname),
      go: (n: number) => fromPage(() => history.go(n), true),
    },
    listen: (renderStep: (step: Step) => void) =>
      history.listen((step) => {
        // Replacing the address is no navigation: a list does it by itself while it is read.
        if (step.action !== 'REPLACE') emitNavigation();
        render(() => renderStep(step));
      }),
  };
}

/**
 * The router library's `BrowserRouter`, in which `navigate(to, { flushSync: true })` renders before it returns. The
 * library's own renders every navigation as a transition, some frames after a press: it has this option only in its
 * data mode, which is too large for the first route.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [{ first, navigator, listen }] = useState(createSteps);
  const [{ location, action }, setStep] = useState<Step>(first);
  useLayoutEffect(() => listen(setStep), [listen]);
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
