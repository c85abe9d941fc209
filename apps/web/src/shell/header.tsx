import type { Site } from '@utarang/contract';
import { a11y, plus } from '@utarang/messages';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DESKTOP, useMediaQuery } from '../lib/media-query.js';
import { useStore } from '../lib/store.js';
import { themeChoices } from '../lib/theme.js';
import { useNavigationKey } from '../lib/use-navigation-key.js';
import { whenIdle } from '../lib/when-idle.js';
import { Disclosure } from '../ui/disclosure/disclosure.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { DisplaySettings, themeIcons } from './display-settings.js';
import css from './header.module.css';
import { Logo } from './logo.js';
import { AccountMenu } from './nav/account-menu.js';
import { drawerCode, loadDrawer, preloadDrawer } from './nav/drawer-code.js';
import { guestLinks, myWords } from './nav/nav-data.js';
import { NavItem } from './nav/nav-item.js';
import type { NavViewer } from './nav/nav-viewer.js';
import { TopNav } from './nav/top-nav.js';

/** The top of every page: inline navigation from 1024 px on, below that the drawer. */
export function Header({ viewer, site }: { viewer: NavViewer; site: Site }) {
  const navigation = useNavigationKey();
  /** The navigation key at which the drawer was opened: with another key the drawer is closed in the same rendering. */
  const [openOn, setOpenOn] = useState<string | null>(null);
  const wide = useMediaQuery(DESKTOP);
  const open = openOn === navigation && !wide;
  // Once closed it stays closed, even where Back leads to that navigation or the window becomes narrow again.
  if (openOn !== null && !open) setOpenOn(null);
  const drawerModule = useStore(drawerCode);
  useEffect(() => (wide ? undefined : whenIdle(preloadDrawer)), [wide]);
  const openDrawer = async () => {
    setOpenOn(navigation);
    if (!(await loadDrawer())) setOpenOn(null);
  };
  return (
    <header className={css['header']} data-header="">
      <div className={`wrap ${css['row']}`}>
        <Logo />
        <TopNav />
        <div className={css['right']}>
          <ThemeMenu />
          {viewer.role === 'ANONYMOUS' ? (
            <>
              <NavItem link={guestLinks.login} className={css['login']} />
              <NavItem link={guestLinks.signup} className={css['pill']} />
            </>
          ) : (
            <>
              <NavItem link={myWords} className={css['pill']} />
              <AccountMenu member={viewer} />
            </>
          )}
          <IconButton
            label={a11y.openMenu}
            className={css['burger']}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={preloadDrawer}
            onClick={() => void openDrawer()}
          >
            <Menu size={24} />
          </IconButton>
        </div>
      </div>
      {open && drawerModule && <drawerModule.Drawer viewer={viewer} site={site} onClose={() => setOpenOn(null)} />}
    </header>
  );
}

/** The menu of the theme. It renders all icons, and the style sheet shows the one of the theme in use. */
function ThemeMenu() {
  return (
    <div className={css['theme']}>
      <Disclosure
        button={themeChoices.map((choice) => {
          const Icon = themeIcons[choice];
          return <Icon key={choice} size={20} className={css[choice]} />;
        })}
        label={plus['theme.label']}
        buttonClass={css['themeButton']}
        panelClass={css['themePanel']}
      >
        <DisplaySettings />
      </Disclosure>
    </div>
  );
}
