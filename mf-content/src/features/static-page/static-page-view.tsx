import type { StaticPage } from '@bazaar/contracts/content';
import { formatJalaliLong } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import { TimeText } from '@bazaar/ui/time';
import { ReadingLayout } from '../../common/reading/reading-layout.tsx';
import { messages } from './messages.ts';
import { staticPageBreadcrumb } from './static-page-head.ts';
import styles from './static-page-view.module.css';

/** The whole static page: title, lead, text. */
export function StaticPageView({ page }: { page: StaticPage }) {
  return (
    <Container>
      <div data-print="hide">
        <Breadcrumb items={staticPageBreadcrumb(page)} />
      </div>
      <article>
        <ReadingLayout head={<StaticPageHeader page={page} />} body={page.body} />
      </article>
    </Container>
  );
}

function StaticPageHeader({ page: { title, summary, updatedAt } }: { page: StaticPage }) {
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
        <TimeText dateTime={updatedAt}>{messages.updatedAt(formatJalaliLong(updatedAt))}</TimeText>
      </p>
    </header>
  );
}
