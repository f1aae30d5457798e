import { links } from '@bazaar/contracts';
import type { ContentPage } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber, formatRelative } from '@bazaar/locale';
import { Avatar, Monogram } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { initialsOf } from '../../common/text/initials.ts';
import { messages as common } from '../../common/text/messages.ts';
import styles from './article-header.module.css';
import { messages } from './messages.ts';

interface ArticleHeaderProps {
  article: ContentPage;
  /** The present time, taken by the page's loader. */
  now: string;
}

/** Type, labels, title and lead of an article, then its author and date. */
export function ArticleHeader({ article, now }: ArticleHeaderProps) {
  return (
    <header>
      <ArticleLabels article={article} />
      <h1 className={styles.title}>
        <IsolatedRuns text={article.title} />
      </h1>
      {article.summary && (
        <p className={styles.lead}>
          <IsolatedRuns text={article.summary} />
        </p>
      )}
      <ArticleByline article={article} now={now} />
    </header>
  );
}

function ArticleLabels({ article: { contentType, labels } }: { article: ContentPage }) {
  return (
    <ul className={styles.labels} aria-label={messages.labels}>
      <li>
        <Link href={links.contentType(contentType.id)}>
          <Badge>
            <bdi>{contentType.title}</bdi>
          </Badge>
        </Link>
      </li>
      {labels
        .filter((label) => label !== contentType.title)
        .map((label) => (
          <li key={label}>
            <Link className={styles.label} href={links.contentLabel(label)}>
              <bdi>{label}</bdi>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function ArticleByline({ article, now }: ArticleHeaderProps) {
  const { authorName, publishedAt, updatedAt, readingMinutes, visits, supplier } = article;
  const published = formatJalaliLong(publishedAt);
  const updated = formatJalaliLong(updatedAt);
  return (
    <div className={styles.byline}>
      {supplier === null ? (
        <Avatar size="sm" letters={initialsOf(authorName)} />
      ) : (
        <Monogram size="sm" name={supplier.name} />
      )}
      <b>
        <bdi>{authorName}</bdi>
      </b>
      <span className={styles.when}>
        <TimeText dateTime={publishedAt}>{published}</TimeText>
        <span data-print="hide"> · {formatRelative(publishedAt, now)}</span>
      </span>
      <span className={styles.minutes}>
        {updated !== published && (
          <>
            {messages.updatedAt(updated)}
            {' · '}
          </>
        )}
        {common.minutes(formatNumber(readingMinutes))}
        {visits > 0 && <span data-print="hide"> · {messages.visits(formatNumber(visits))}</span>}
      </span>
    </div>
  );
}
