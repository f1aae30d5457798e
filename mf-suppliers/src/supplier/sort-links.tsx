import { Link } from '@bazaar/ui/link';
import styles from './sort-links.module.css';

export interface SortLink {
  href: string;
  title: string;
  isCurrent: boolean;
}

/** The orders of a list, as addresses. */
export function SortLinks({ label, items }: { label: string; items: readonly SortLink[] }) {
  return (
    <nav className={styles.row} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}:
      </span>
      <ul className={styles.list}>
        {items.map(({ href, title, isCurrent }) => (
          <li key={title}>
            <Link className={styles.sort} href={href} aria-current={isCurrent ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
