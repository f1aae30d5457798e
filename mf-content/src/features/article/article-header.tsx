import { links } from '@bazaar/contracts';
import type { ContentPage } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber, formatRelative } from '@bazaar/locale';
import { Avatar } from '@bazaar/ui/avatar';
import { Badge } from '@bazaar/ui/badge';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { messages as common } from '../../common/text/messages.ts';
import styles from './article-header.module.css';
import { initialsOf } from './initials.ts';
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
        <bdi>{article.title}</bdi>
      </h1>
      {article.summary && (
        <p className={styles.lead}>
          <bdi>{article.summary}</bdi>
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
  const { authorName, publishedAt, updatedAt, readingMinutes } = article;
  const published = formatJalaliLong(publishedAt);
  const updated = formatJalaliLong(updatedAt);
  return (
    <div className={styles.byline}>
      <Avatar size="sm" letters={initialsOf(authorName)} />
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
      </span>
    </div>
  );
}
