import { Link } from '@bazaar/ui/link';
import styles from './sort-links.module.css';

export interface SortLink {
  href: string;
  title: string;
  isCurrent: boolean;
}

interface SortLinksProps {
  label: string;
  items: readonly SortLink[];
  /** True inside a bar with other elements, which provides the space below it. */
  inBar?: boolean;
}

/** The orders of a list, as addresses; on a phone one row that scrolls sideways. */
export function SortLinks({ label, items, inBar }: SortLinksProps) {
  return (
    <nav className={styles.row} aria-label={label} data-in-bar={inBar || undefined}>
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
