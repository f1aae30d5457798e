import { type CategoryRef, PRODUCT_SORTS } from '@bazaar/contracts/product';
import { Link } from '@bazaar/ui/link';
import { categoryAddress } from './category-address.ts';
import { messages } from './messages.ts';
import type { ProductSort } from './product-sort.ts';
import styles from './sort-links.module.css';

interface SortLinksProps {
  category: Pick<CategoryRef, 'id' | 'slug'>;
  current: ProductSort;
}

/** The orders of a list, as addresses. */
export function SortLinks({ category, current }: SortLinksProps) {
  return (
    <nav className={styles.row} aria-label={messages.sort}>
      <span className={styles.label} aria-hidden="true">
        {messages.sort}:
      </span>
      <ul className={styles.list}>
        {PRODUCT_SORTS.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              href={categoryAddress(category, { sort })}
              aria-current={sort === current ? 'true' : undefined}
            >
              {messages.sorts[sort]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
