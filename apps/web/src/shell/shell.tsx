import type { Site } from '@utarang/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../lib/store.js';
import { Toaster } from '../ui/toast/toaster.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { BottomNav } from './nav/bottom-nav.js';
import type { NavViewer } from './nav/nav-viewer.js';
import { NoScript } from './no-script.js';
import { useDevice } from './offline/use-device.js';
import { OfflineBanner } from './offline-banner.js';
import { PageSlot } from './page-slot.js';
import { loadPaletteKeys, paletteKeys } from './palette/palette-code.js';
import { RouteProgress } from './route-progress.js';
import css from './shell.module.css';
import { MAIN_ID, SkipLink } from './skip-link.js';
import { useArrival } from './use-arrival.js';
import { useScrollRestoration } from './use-scroll-restoration.js';

/** The frame of every page. */
export function Shell({ viewer, site, children }: { viewer: NavViewer; site: Site; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const Keys = useStore(paletteKeys);
  useEffect(loadPaletteKeys, []);
  useDevice();
  useScrollRestoration();
  useArrival(main);
  return (
    <div className={css['page']}>
      <SkipLink />
      <RouteProgress />
      <Header viewer={viewer} site={site} />
      <main ref={main} id={MAIN_ID} tabIndex={-1} className={css['main']}>
        <NoScript viewer={viewer} />
        <PageSlot at={pathname}>{children}</PageSlot>
      </main>
      <Footer site={site} />
      <BottomNav />
      <OfflineBanner />
      <Toaster />
      {Keys && <Keys viewer={viewer} />}
    </div>
  );
}
