import { useHost } from '@bazaar/host';
import { Dialog } from '@bazaar/ui/dialog';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { ThemeChoices } from '../theme/theme-control.tsx';
import styles from './category-drawer.module.css';
import { DrawerTypes } from './drawer-types.tsx';
import { messages } from './messages.ts';
import { useCategoryMenu } from './use-category-menu.ts';

interface CategoryDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen, from the right: the levels of the category menu, then the header's other links. */
export function CategoryDrawer({ open, onClose }: CategoryDrawerProps) {
  const { config, links, useSession } = useHost();
  const isSignedOut = useSession().status === 'signed-out';
  const { pathname } = useLocation();
  const titleId = useId();
  const { supplierPanel } = config.addresses;
  const others = [
    [links.suppliersOfType('Product'), messages.suppliers],
    [links.contents(), messages.articles],
    [links.videos(), messages.videos],
    [links.needFinder(), messages.need],
    [links.helpSearch(), messages.help],
    ...(supplierPanel === undefined ? [] : [[supplierPanel, messages.register] as const]),
    ...(isSignedOut ? [[links.buyerRegistration(), messages.registerBuyer] as const] : []),
  ] as const;
  return (
    <Dialog kind="drawer" open={open} onClose={onClose} title={messages.drawer}>
      <nav aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.title}>
          {messages.categories}
        </h3>
        <Types />
      </nav>
      <ul className={styles.others}>
        {others.map(([href, title]) => (
          <li key={href}>
            <Link href={href} className={styles.row} aria-current={pathname === href ? 'page' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <ThemeChoices />
    </Dialog>
  );
}

function Types() {
  const { data, isError, isFetching, refetch } = useCategoryMenu();
  if (isError) {
    return <RegionError cause={messages.failed} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonGroup label={messages.loading}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} size="row" />
        ))}
      </SkeletonGroup>
    );
  }
  return <DrawerTypes types={data} />;
}
