import { links } from '@bazaar/contracts';
import type { ContentSummary } from '@bazaar/contracts/content';
import { ItemDrawing } from '@bazaar/drawing';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { type ReactNode, useId } from 'react';
import { ArticleFacts } from '../../common/article/article-facts.tsx';
import { messages } from './messages.ts';
import styles from './related-list.module.css';

/** The titled section of related articles. */
export function RelatedFrame({ children }: { children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {messages.related}
      </h2>
      {children}
    </section>
  );
}

/** Related articles in short form; renders nothing when there are none. */
export function RelatedList({ articles }: { articles: readonly ContentSummary[] }) {
  if (articles.length === 0) {
    return null;
  }
  return (
    <RelatedFrame>
      <ul>
        {articles.map((article) => (
          <li key={article.id} className={styles.item}>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link className={styles.link} href={links.content(article.id, article.slug)}>
                  <IsolatedRuns text={article.title} />
                </Link>
              </h3>
              <ArticleFacts article={article} type="none" />
            </div>
            <div className={styles.plate}>
              <ItemDrawing spec={article.drawing} />
            </div>
          </li>
        ))}
      </ul>
    </RelatedFrame>
  );
}
