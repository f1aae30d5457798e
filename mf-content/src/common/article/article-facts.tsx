import type { ContentSummary } from '@bazaar/contracts/content';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { TimeText } from '@bazaar/ui/time';
import { messages } from '../text/messages.ts';
import styles from './article-facts.module.css';

interface ArticleFactsProps {
  article: Pick<ContentSummary, 'contentType' | 'publishedAt' | 'readingMinutes'>;
  /** `badge`: the type is emphasized. `none`: the surrounding page already names the type. */
  type?: 'text' | 'badge' | 'none';
  withMinutes?: boolean;
}

/** Type, date and reading time in one line of small print. */
export function ArticleFacts({ article, type = 'text', withMinutes = false }: ArticleFactsProps) {
  return (
    <p className={styles.frame}>
      <span className={styles.facts}>
        {type !== 'none' && (
          <span data-type={type}>
            <bdi>{article.contentType.title}</bdi>
          </span>
        )}
        <span>
          <TimeText dateTime={article.publishedAt}>{formatJalaliLong(article.publishedAt)}</TimeText>
        </span>
        {withMinutes && <span>{messages.minutes(formatNumber(article.readingMinutes))}</span>}
      </span>
    </p>
  );
}
