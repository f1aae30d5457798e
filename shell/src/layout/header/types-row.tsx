import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiClipboardEditOutline, mdiHelpCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './header.module.css';
import { messages } from './messages.ts';

/** The header's second row: the five types, suppliers and articles; at the end help and the need-finder. */
export function TypesRow() {
  const { config, links } = useHost();
  return (
    <nav className={styles.types} aria-label={messages.types}>
      <ul className={styles.typeList}>
        {config.categoryTypes.map(({ categoryType, title }) => (
          <li key={categoryType}>
            <RowLink href={links.categoryType(categoryType)}>{title}</RowLink>
          </li>
        ))}
        <li>
          <RowLink href={links.suppliersOfType('Product')}>{messages.suppliers}</RowLink>
        </li>
        <li>
          <RowLink href={links.contents()}>{messages.articles}</RowLink>
        </li>
      </ul>
      <ul className={styles.typeList}>
        <li>
          <RowLink href={links.faq()}>
            <Icon path={mdiHelpCircleOutline} size="sm" />
            {messages.help}
          </RowLink>
        </li>
        <li>
          <RowLink href={links.needFinder()} variant="accent">
            <Icon path={mdiClipboardEditOutline} size="sm" />
            {messages.need}
          </RowLink>
        </li>
      </ul>
    </nav>
  );
}

interface RowLinkProps {
  href: string;
  variant?: 'accent';
  children: ReactNode;
}

function RowLink({ href, variant, children }: RowLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={styles.type}
      href={href}
      data-variant={variant}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
