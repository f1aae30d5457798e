import { useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { Logo } from '@bazaar/ui/logo';
import { mdiClose, mdiMagnify } from '@mdi/js';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { CategoryMenuButton } from '../category-menu/category-menu-button.tsx';
import { DrawerButton } from '../category-menu/drawer-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { ThemeControl } from '../theme/theme-control.tsx';
import { AccountCorner } from './account-corner.tsx';
import styles from './header.module.css';
import { messages } from './messages.ts';
import { TypesRow } from './types-row.tsx';
import { useHeroInView } from './use-hero-in-view.ts';
import { useSlashKey } from './use-slash-key.ts';

/** The site's header: one row of tools, one row of types; on a narrow screen one row and a drawer. */
export function Header() {
  const { links } = useHost();
  const { pathname } = useLocation();
  const isHome = pathname === links.home();
  const heroInView = useHeroInView(isHome);
  const { isSearchOpen, toggleSearch, closeSearch, headerRef } = useSearchRow(pathname);
  useSlashKey();
  return (
    <header
      ref={headerRef}
      className={styles.header}
      data-print="hide"
      data-quiet={(isHome && heroInView) || undefined}
      data-search-open={isSearchOpen || undefined}
    >
      <Container>
        <div className={styles.row}>
          <DrawerButton />
          <Link href={links.home()} className={styles.logo} aria-label={messages.home}>
            <Logo />
          </Link>
          <CategoryMenuButton />
          <div className={styles.search}>
            <SearchBox
              variant={isHome && heroInView && !isSearchOpen ? 'quiet' : 'header'}
              onLeave={closeSearch}
            />
          </div>
          <div className={styles.tools}>
            <span className={styles.narrow}>
              <IconButton
                icon={isSearchOpen ? mdiClose : mdiMagnify}
                label={isSearchOpen ? messages.closeSearch : messages.search}
                aria-expanded={isSearchOpen}
                onClick={toggleSearch}
              />
            </span>
            <span className={styles.wide}>
              <ThemeControl />
            </span>
            <AccountCorner />
          </div>
        </div>
        <TypesRow />
      </Container>
    </header>
  );
}

/** The search row of a narrow screen; it closes when the page changes. */
function useSearchRow(pathname: string) {
  const headerRef = useRef<HTMLElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isSearchOpen = openOn === pathname;
  useEffect(() => {
    if (isSearchOpen) {
      headerRef.current?.querySelector<HTMLInputElement>('[data-search-input]')?.focus();
    }
  }, [isSearchOpen]);
  return {
    headerRef,
    isSearchOpen,
    closeSearch: () => setOpenOn(null),
    toggleSearch: () => setOpenOn(isSearchOpen ? null : pathname),
  };
}
