import { useHost } from '@bazaar/host';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { mdiHelpCircleOutline } from '@mdi/js';
import { useLocation } from 'react-router';
import styles from './header.module.css';
import { messages } from './messages.ts';

/** The header's second row: the five types, and help at the end. */
export function TypesRow() {
  const { config, links } = useHost();
  const { pathname } = useLocation();
  const current = (href: string) => (pathname === href ? ('page' as const) : undefined);
  return (
    <nav className={styles.types} aria-label={messages.types}>
      <ul className={styles.typeList}>
        {config.categoryTypes.map(({ categoryType, title }) => {
          const href = links.categoryType(categoryType);
          return (
            <li key={categoryType}>
              <Link className={styles.type} href={href} aria-current={current(href)}>
                {title}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link className={styles.type} href={links.faq()} aria-current={current(links.faq())}>
        <Icon path={mdiHelpCircleOutline} size="sm" />
        {messages.help}
      </Link>
    </nav>
  );
}
