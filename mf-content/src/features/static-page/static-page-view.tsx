import { links } from '@bazaar/contracts';
import type { StaticPage } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { TimeText } from '@bazaar/ui/time';
import { ReadingLayout } from '../../common/reading/reading-layout.tsx';
import { messages } from './messages.ts';
import { staticPageAddress } from './static-page.address.ts';
import { staticPageBreadcrumb } from './static-page-head.ts';
import styles from './static-page-view.module.css';

/** The whole static page: title, lead, text, and what it read before. */
export function StaticPageView({ page }: { page: StaticPage }) {
  return (
    <Container>
      <div data-print="hide">
        <Breadcrumb items={staticPageBreadcrumb(page)} />
      </div>
      <article>
        <ReadingLayout
          head={<StaticPageHeader page={page} />}
          body={page.body}
          after={<FormerVersions page={page} />}
        />
      </article>
    </Container>
  );
}

function StaticPageHeader({ page }: { page: StaticPage }) {
  const { title, summary, updatedAt, version, formerVersions, uniquePageName } = page;
  const date = formatJalaliLong(updatedAt);
  const isFormer = formerVersions.some((former) => former.version === version);
  return (
    <header className={styles.header}>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {summary && (
        <p className={styles.lead}>
          <bdi>{summary}</bdi>
        </p>
      )}
      <p className={styles.updated}>
        <TimeText dateTime={updatedAt}>
          {formerVersions.length === 0
            ? messages.updatedAt(date)
            : messages.version(formatNumber(version), date)}
        </TimeText>
      </p>
      {isFormer && (
        <Note tone="warning">
          {messages.former} <Link href={links.staticPage(uniquePageName)}>{messages.current}</Link>
        </Note>
      )}
    </header>
  );
}

function FormerVersions({ page }: { page: StaticPage }) {
  const { formerVersions, version, uniquePageName } = page;
  const others = formerVersions.filter((former) => former.version !== version);
  if (others.length === 0) {
    return null;
  }
  return (
    <section className={styles.versions} aria-labelledby="former-versions" data-print="hide">
      <h2 id="former-versions" className={styles.versionsTitle}>
        {messages.versions}
      </h2>
      <ul>
        {others.map((former) => (
          <li key={former.version}>
            <Link
              href={links.staticPage(uniquePageName) + staticPageAddress.write({ version: former.version })}
            >
              {messages.formerVersion(formatNumber(former.version), formatJalaliLong(former.updatedAt))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
