import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { TabFace } from './tab-face.tsx';
import classes from './tabs.module.css';

export interface LinkTab {
  href: string;
  label: string;
  count?: ReactNode;
  current?: boolean | undefined;
}

/** Tabs that are addresses: pages of one subject, or places in this page (`#…`). Renders a `<nav>`. */
export function LinkTabs({ label, items }: { label: string; items: readonly LinkTab[] }) {
  return (
    <nav className={classes.list} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={classes.tab}
          aria-current={item.current ? currentWord(item.href) : undefined}
        >
          <TabFace label={item.label} count={item.count} />
        </Link>
      ))}
    </nav>
  );
}

function currentWord(href: string) {
  return href.startsWith('#') ? 'location' : 'page';
}
