import { LISTING_SORTS } from '@bazaar/contracts/product';
import { Link } from '@bazaar/ui/link';
import { writeListing } from './listing-address.rules.ts';
import type { ListingState } from './listing-state.ts';
import { messages } from './messages.ts';
import styles from './sort-links.module.css';

interface SortLinksProps {
  path: string;
  state: ListingState;
}

/** The orders of a list, as addresses. */
export function SortLinks({ path, state }: SortLinksProps) {
  return (
    <nav className={styles.row} aria-label={messages.sort}>
      <span className={styles.label} aria-hidden="true">
        {messages.sort}:
      </span>
      <ul className={styles.list}>
        {LISTING_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              href={path + writeListing({ ...state, sort, page: 1 })}
              aria-current={sort === state.sort ? 'true' : undefined}
            >
              {messages.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
