import { formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiCheck } from '@mdi/js';
import { useId } from 'react';
import styles from './facet-links.module.css';
import { messages } from './messages.ts';

const SHOWN = 6;

/** A link that adds one filter to the results, or removes it. */
export interface FacetLink {
  key: string | number;
  title: string;
  count: number;
  /** The address with this choice added or removed. */
  href: string;
  isChosen: boolean;
}

/**
 * Choices of one kind as links, so that they work before any script; those after the first six are shown on demand.
 */
export function FacetLinks({ title, items }: { title: string; items: readonly FacetLink[] }) {
  const titleId = useId();
  const ordered = items.toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const rest = ordered.slice(SHOWN);
  if (items.length === 0) {
    return null;
  }
  return (
    <section className={styles.facet} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <FacetRows items={ordered.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{messages.more(formatNumber(rest.length))}</summary>
          <FacetRows items={rest} />
        </details>
      )}
    </section>
  );
}

function FacetRows({ items }: { items: readonly FacetLink[] }) {
  return (
    <ul>
      {items.map(({ key, title, count, href, isChosen }) => (
        <li key={key}>
          <Link className={styles.row} href={href} aria-current={isChosen ? 'true' : undefined}>
            <span className={styles.mark}>{isChosen && <Icon path={mdiCheck} size="xs" />}</span>
            <bdi className={styles.name}>{title}</bdi>
            <span className={styles.count}>{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
