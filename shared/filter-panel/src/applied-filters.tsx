import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Link } from '@bazaar/ui/link';
import type { ReactNode } from 'react';
import styles from './applied-filters.module.css';
import { messages } from './messages.ts';

/** An active filter, with the address of the list without it. */
export interface AppliedFilter {
  key: string;
  label: ReactNode;
  href: string;
}

export interface AppliedFiltersProps {
  /** What the chips are, «فیلترهای فعال»; heard only. */
  label: string;
  items: readonly AppliedFilter[];
  /** Address of the list without any filter. */
  clearHref: string;
}

/** Every active filter, as a link that removes it. Renders nothing when none is active. */
export function AppliedFilters({ label, items, clearHref }: AppliedFiltersProps) {
  if (items.length === 0) {
    return null;
  }
  return (
    <div className={styles.row}>
      <ChipRow label={label}>
        {items.map((item) => (
          <Chip key={item.key} kind="applied" href={item.href}>
            {item.label}
          </Chip>
        ))}
        <Link href={clearHref} className={styles.clear}>
          {messages.clearAll}
        </Link>
      </ChipRow>
    </div>
  );
}
