import { useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { Logo } from '@bazaar/ui/logo';
import { useQuery } from '@tanstack/react-query';
import { layoutQueries } from '../layout.queries.ts';
import styles from './footer.module.css';
import { messages } from './messages.ts';

/** The dark band at the end of every page: the site's description, four lists, its rules and its maker. */
export function Footer() {
  const { config } = useHost();
  return (
    <footer className={styles.band} data-print="hide">
      <Container>
        <div className={styles.top}>
          <div className={styles.about}>
            <Logo />
            <p>{config.footer.about}</p>
          </div>
          <FooterMenus />
        </div>
        <div className={styles.end}>
          <LegalLinks />
          <p>
            © {config.siteName} — {config.footer.credit}
          </p>
        </div>
      </Container>
    </footer>
  );
}

function FooterMenus() {
  const { api } = useHost();
  const { data } = useQuery(layoutQueries(api).footerMenus());
  return (
    <nav className={styles.menus} aria-label={messages.menus}>
      {data?.map(({ code, title, links }) => (
        <div key={code}>
          <p className={styles.title}>{title}</p>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <Link className={styles.link} href={link.href}>
                  {link.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function LegalLinks() {
  const { config, links } = useHost();
  const items = [
    [links.staticPage('aboutus'), messages.about],
    [links.staticPage('contactus'), messages.contact],
    [links.content(config.pageIds.policy, config.uniquePageNames.policy), messages.terms],
    [links.staticPage(config.uniquePageNames.privacy), messages.privacy],
  ] as const;
  return (
    <nav aria-label={messages.legal}>
      <ul className={styles.legal}>
        {items.map(([href, title]) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
