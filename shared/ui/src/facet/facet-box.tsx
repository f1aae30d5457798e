import { Icon } from '@bazaar/ui/icon';
import { mdiChevronDown } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import styles from './facet.module.css';

export interface FacetBoxProps {
  title: string;
  /** Open from the start: the first ones, and those in which something is chosen. */
  defaultOpen?: boolean | undefined;
  children: ReactNode;
}

/** One property of a filter panel: its name, which opens and closes it, and its choices. Renders `<details>`. */
export function FacetBox({ title, defaultOpen = true, children }: FacetBoxProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  return (
    <details className={styles.facet} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head}>
        <bdi className={styles.title}>{title}</bdi>
        <Icon path={mdiChevronDown} size="sm" className={styles.mark} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
