import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiClipboardEditOutline, mdiHelpCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './header.module.css';
import { messages } from './messages.ts';
import { useSection } from './use-section.ts';

/** The header's second row: the five types, suppliers, articles and videos; at the end help and the need-finder. */
export function TypesRow() {
  const { config, links } = useHost();
  const section = useSection(
    config.categoryTypes.map(({ categoryType }) => links.categoryType(categoryType)),
  );
  return (
    <nav className={styles.types} aria-label={messages.types}>
      <ul className={styles.typeList}>
        {config.categoryTypes.map(({ categoryType, title }) => (
          <li key={categoryType}>
            <RowLink href={links.categoryType(categoryType)} section={section}>
              {title}
            </RowLink>
          </li>
        ))}
        <li>
          <RowLink href={links.suppliersOfType('Product')} section={section}>
            {messages.suppliers}
          </RowLink>
        </li>
        <li>
          <RowLink href={links.contents()} section={section}>
            {messages.articles}
          </RowLink>
        </li>
        <li>
          <RowLink href={links.videos()} section={section}>
            {messages.videos}
          </RowLink>
        </li>
      </ul>
      <ul className={styles.typeList}>
        <li>
          <RowLink href={links.helpSearch()} section={section}>
            <Icon path={mdiHelpCircleOutline} size="sm" />
            {messages.help}
          </RowLink>
        </li>
        <li>
          <RowLink href={links.needFinder()} section={section} variant="accent">
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
  /** The link to whose section the page belongs. */
  section: string | undefined;
  variant?: 'accent';
  children: ReactNode;
}

function RowLink({ href, section, variant, children }: RowLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link
      className={styles.type}
      href={href}
      data-variant={variant}
      aria-current={currentOf(href, { pathname, section })}
    >
      {children}
    </Link>
  );
}

/** `page` for the page itself, `true` for a page of its section. */
function currentOf(href: string, place: { pathname: string; section: string | undefined }) {
  if (place.pathname === href) {
    return 'page';
  }
  return place.section === href ? 'true' : undefined;
}
