import { links } from '@bazaar/contracts';
import type { ContentSummary } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { Link } from '@bazaar/ui/link';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { ArticleFacts } from '../../common/article/article-facts.tsx';
import { WidePlate } from '../../common/article/wide-plate.tsx';
import styles from './news-list.module.css';

interface NewsListProps {
  first: ContentSummary;
  rest: readonly ContentSummary[];
}

/** One article with a large drawing, the others in a list beside it. */
export function NewsList({ first, rest }: NewsListProps) {
  return (
    <div className={styles.news}>
      <LargeNews article={first} />
      {rest.length > 0 && (
        <ul className={styles.list}>
          {rest.map((article) => (
            <li key={article.id} className={styles.item}>
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <ArticleLink article={article} />
                </h3>
                <ArticleFacts article={article} />
              </div>
              <div className={styles.thumbnail}>
                <ItemDrawing spec={article.drawing} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function LargeNews({ article }: { article: ContentSummary }) {
  return (
    <article className={styles.large}>
      <WidePlate spec={article.drawing} />
      <h3 className={styles.title}>
        <ArticleLink article={article} />
      </h3>
      {article.summary && (
        <p className={styles.summary}>
          <bdi>{article.summary}</bdi>
        </p>
      )}
      <ArticleFacts article={article} type="badge" withMinutes />
    </article>
  );
}

function ArticleLink({ article: { id, slug, title } }: { article: ContentSummary }) {
  return (
    <Link className={styles.link} stretched href={links.content(id, slug)}>
      <bdi>{title}</bdi>
    </Link>
  );
}

/** Skeleton of the list while it loads. */
export function NewsSkeleton({ count }: { count: number }) {
  return (
    <SkeletonGroup>
      <div className={styles.news}>
        <Skeleton size="panel" />
        <div className={styles.waiting}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are all alike
            <Skeleton key={index} size="tile" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  );
}
