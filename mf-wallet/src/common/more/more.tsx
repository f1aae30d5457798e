import { Icon } from '@bazaar/ui/icon';
import { mdiChevronDown } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  title: ReactNode;
  defaultOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A title that shows and hides its content, with the browser's own means. Renders `<details>`. */
export function More({ title, defaultOpen, className, children }: MoreProps) {
  return (
    <details className={className} open={defaultOpen} data-print="hide">
      <summary className={styles.title}>
        <span>{title}</span>
        <Icon path={mdiChevronDown} size="sm" />
      </summary>
      {children}
    </details>
  );
}
