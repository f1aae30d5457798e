import { SEARCH_SORTS } from '@bazaar/contracts/product';
import { Link } from '@bazaar/ui/link';
import { messages } from './messages.ts';
import styles from './result-sorts.module.css';
import { type SearchView, searchAddress } from './search-address.ts';

/** The orders of the results, as addresses. */
export function ResultSorts({ view }: { view: SearchView }) {
  return (
    <nav className={styles.row} aria-label={messages.sort}>
      <span className={styles.label} aria-hidden="true">
        {messages.sort}:
      </span>
      <ul className={styles.list}>
        {SEARCH_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              href={searchAddress(view, { sort })}
              aria-current={sort === view.sort ? 'true' : undefined}
            >
              {messages.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
