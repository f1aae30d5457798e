import { mdiChevronLeft } from '@mdi/js';
import { Icon } from '../icon/icon.tsx';
import { IsolatedRuns } from '../isolated-runs/isolated-runs.tsx';
import { Link } from '../link/link.tsx';
import classes from './breadcrumb.module.css';
import { messages } from './messages.ts';

export interface BreadcrumbItem {
  label: string;
  /** Omitted for the last item, which is the page itself. */
  href?: string | undefined;
}

/** The path to this page, from home to the page itself. Renders a `<nav>`. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav className={classes.path} aria-label={messages.label}>
      <ol className={classes.list}>
        {items.map((item, index) => (
          <li key={`${item.href ?? ''} ${item.label}`} className={classes.item}>
            {index > 0 && <Icon path={mdiChevronLeft} size="xs" />}
            {item.href === undefined ? (
              <span aria-current="page">
                <IsolatedRuns text={item.label} />
              </span>
            ) : (
              <Link href={item.href}>
                <IsolatedRuns text={item.label} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
