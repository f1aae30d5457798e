import { createKeeper } from '@bazaar/drawing';
import { type Host, useHost } from '@bazaar/host';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { Logo } from '@bazaar/ui/logo';
import { useQuery } from '@tanstack/react-query';
import { layoutQueries } from '../layout.queries.ts';
import styles from './footer.module.css';
import { messages } from './messages.ts';

const keptMarkup = createKeeper(8);

/** The dark band at the end of every page: the site's description, four lists, its rules and its maker. */
export function Footer() {
  const { api, config, links } = useHost();
  const { data: menus = [] } = useQuery(layoutQueries(api).footerMenus());
  const content = {
    menus,
    about: config.footer.about,
    legal: legalLinks(config, links),
    maker: makerOf(config),
  };
  const band = { className: styles.band, 'data-print': 'hide' };
  const markup = keptMarkup(
    () => JSON.stringify(content),
    () => <Content {...content} />,
  );
  return markup ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own markup of this element's children
    <footer {...band} dangerouslySetInnerHTML={{ __html: markup }} />
  ) : (
    <footer {...band}>
      <Content {...content} />
    </footer>
  );
}

interface FooterLink {
  readonly href: string;
  readonly title: string;
}

interface ContentProps {
  readonly menus: readonly {
    readonly code: string;
    readonly title: string;
    readonly links: readonly FooterLink[];
  }[];
  readonly about: string;
  readonly legal: readonly FooterLink[];
  readonly maker: string;
}

/** What the band shows; it depends on its props alone. */
function Content({ menus, about, legal, maker }: ContentProps) {
  return (
    <Container>
      <div className={styles.top}>
        <div className={styles.about}>
          <Logo />
          <p>{about}</p>
        </div>
        <nav className={styles.menus} aria-label={messages.menus}>
          {menus.map(({ code, title, links }) => (
            <div key={code}>
              <p className={styles.title}>{title}</p>
              <FooterLinks links={links} />
            </div>
          ))}
        </nav>
      </div>
      <div className={styles.end}>
        <nav aria-label={messages.legal}>
          <FooterLinks className={styles.legal} links={legal} />
        </nav>
        <p>{maker}</p>
      </div>
    </Container>
  );
}

function FooterLinks({ className, links }: { className?: string | undefined; links: readonly FooterLink[] }) {
  return (
    <ul className={className}>
      {links.map(({ href, title }) => (
        <li key={href}>
          <Link className={styles.link} href={href}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function makerOf({ siteName, footer }: Host['config']): string {
  return `© ${siteName} — ${footer.credit}`;
}

function legalLinks({ pageIds, uniquePageNames }: Host['config'], links: Host['links']): FooterLink[] {
  return [
    { href: links.staticPage('aboutus'), title: messages.about },
    { href: links.staticPage('contactus'), title: messages.contact },
    { href: links.content(pageIds.policy, uniquePageNames.policy), title: messages.terms },
    { href: links.staticPage(uniquePageNames.privacy), title: messages.privacy },
  ];
}
