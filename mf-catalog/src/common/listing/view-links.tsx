import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiTableLarge, mdiViewGridOutline, mdiViewListOutline } from '@mdi/js';
import { listingAddress } from './listing.address.ts';
import { LISTING_VIEWS, type ListingState, type ListingView } from './listing-state.ts';
import { messages } from './messages.ts';
import styles from './view-links.module.css';

const ICONS: Readonly<Record<ListingView, string>> = {
  grid: mdiViewGridOutline,
  list: mdiViewListOutline,
  table: mdiTableLarge,
};

/** The display variants of a list, as links. */
export function ViewLinks({ path, state }: { path: string; state: ListingState }) {
  return (
    <nav aria-label={messages.view}>
      <ul className={styles.group}>
        {LISTING_VIEWS.map((view) => (
          <li key={view}>
            <Link
              className={styles.view}
              href={path + listingAddress.write({ ...state, view })}
              title={messages.views[view]}
              aria-current={view === state.view ? 'true' : undefined}
            >
              <Icon path={ICONS[view]} />
              <VisuallyHidden>{messages.views[view]}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
