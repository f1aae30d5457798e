import type { CategoryMenuType } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { Dialog } from '@bazaar/ui/dialog';
import { Disclosure, DisclosureGroup } from '@bazaar/ui/disclosure';
import { Link } from '@bazaar/ui/link';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { ThemeChoices } from '../theme/theme-control.tsx';
import styles from './category-drawer.module.css';
import { messages } from './messages.ts';
import { useCategoryMenu } from './use-category-menu.ts';

interface CategoryDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of a narrow screen, from the right: types with their groups, then help, registration and theme. */
export function CategoryDrawer({ open, onClose }: CategoryDrawerProps) {
  const { config, links } = useHost();
  const { supplierPanel } = config.addresses;
  return (
    <Dialog kind="drawer" open={open} onClose={onClose} title={messages.drawer}>
      <nav aria-label={messages.categories}>
        <DrawerTypes />
      </nav>
      <ul className={styles.rows}>
        <li>
          <Link href={links.faq()} className={styles.row}>
            {messages.help}
          </Link>
        </li>
        {supplierPanel !== undefined && (
          <li>
            <Link href={supplierPanel} className={styles.row}>
              {messages.register}
            </Link>
          </li>
        )}
      </ul>
      <ThemeChoices />
    </Dialog>
  );
}

function DrawerTypes() {
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
  return (
    <DisclosureGroup>
      {data.map((type) => (
        <Disclosure key={type.categoryType} name="drawer-types" title={type.title}>
          <GroupLinks type={type} />
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}

function GroupLinks({ type }: { type: CategoryMenuType }) {
  const { links } = useHost();
  return (
    <ul className={styles.rows}>
      <li>
        <Link href={links.categoryType(type.categoryType)} className={styles.all}>
          {messages.all(type.title)}
        </Link>
      </li>
      {type.groups.map(({ id, slug, title }) => (
        <li key={id}>
          <Link href={links.category(id, slug)} className={styles.row}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
