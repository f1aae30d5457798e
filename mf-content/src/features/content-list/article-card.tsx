import { links } from '@bazaar/contracts';
import type { ContentSummary } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { ArticleFacts } from '../../common/article/article-facts.tsx';
import styles from './article-card.module.css';

/** One article of a list; the whole card links to it. */
export function ArticleCard({ article }: { article: ContentSummary }) {
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <ItemDrawing spec={article.drawing} />
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link className={styles.link} stretched href={links.content(article.id, article.slug)}>
            <IsolatedRuns text={article.title} />
          </Link>
        </h2>
        {article.summary && (
          <p className={styles.summary}>
            <IsolatedRuns text={article.summary} />
          </p>
        )}
        <div className={styles.facts}>
          <ArticleFacts article={article} type="badge" withMinutes />
        </div>
      </div>
    </article>
  );
}
