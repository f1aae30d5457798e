import { preloadableLazy } from '@bazaar/actions';
import { type ContentPage, contentFeedHref } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { Icon } from '@bazaar/ui/icon';
import { Skeleton } from '@bazaar/ui/skeleton';
import { mdiRss } from '@mdi/js';
import { type RefObject, Suspense, use, useRef } from 'react';
import type { CommentsView } from '../../common/comments/comments.address.ts';
import { AroundTerms } from './around-terms.widget.tsx';
import styles from './article-page.module.css';
import { ArticleView } from './article-view.tsx';
import { BelowRegion, BelowSkeleton, Region } from './below-region.widget.tsx';
import { loadBelow } from './load-below.ts';
import { messages } from './messages.ts';

export interface ArticlePageProps {
  article: ContentPage;
  now: string;
  /** Path of the article's own page, to which shared links and printed sheets lead. */
  path: string;
  /** Path of this page, for the links of its comments. */
  here: string;
  breadcrumb: readonly BreadcrumbItem[];
  view: CommentsView;
}

/** An article that everybody may read, with everything around its text. */
export function ArticlePage(props: ArticlePageProps) {
  return props.article.isListed ? <ListedArticle {...props} /> : <Terms {...props} />;
}

/** Renders once: a part whose code has not come would lose the server's markup with a second rendering. */
function ListedArticle({ article, now, path, here, breadcrumb, view }: ArticlePageProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <ArticleView
      {...{ article, now, breadcrumb }}
      tools={
        <Suspense fallback={null}>
          <Column {...{ article, path, bar }} />
        </Suspense>
      }
      after={
        <>
          <div ref={bar}>
            <Region fallback={<Skeleton size="control" />}>
              <Bar {...{ article, path }} />
            </Region>
          </div>
          <BelowRegion {...{ article, view, now }} path={here} />
        </>
      }
      aside={
        <div className={styles.aside}>
          <Region fallback={<BelowSkeleton />}>
            <Around article={article} />
          </Region>
          <FeedLink article={article} />
        </div>
      }
    />
  );
}

type PartProps = Pick<ArticlePageProps, 'article' | 'path'>;

function Bar(props: PartProps) {
  const { BarOfArticle } = use(loadBelow());
  return <BarOfArticle {...props} />;
}

/** Without its code it is left out: the bar has the same. */
const loadColumn = preloadableLazy(() => loadBelow().catch(() => null));

function Column(props: PartProps & { bar: RefObject<HTMLDivElement | null> }) {
  const late = use(loadColumn());
  return late && <late.ColumnOfArticle {...props} />;
}

function Around({ article }: Pick<PartProps, 'article'>) {
  const { AuthorCard, RelatedArticles } = use(loadBelow());
  return (
    <>
      <AuthorCard article={article} />
      {article.labels.length > 0 && <RelatedArticles article={article} />}
    </>
  );
}

function FeedLink({ article: { labels, contentType } }: Pick<ArticlePageProps, 'article'>) {
  const [label] = labels;
  return (
    // Not a page of the site: the browser asks the server for it.
    <a
      className={styles.feed}
      href={contentFeedHref(label === undefined ? { contentTypeId: contentType.id } : { label })}
    >
      <Icon path={mdiRss} size="sm" />
      {label === undefined ? messages.feedOfType(contentType.title) : messages.feedOfLabel(label)}
    </a>
  );
}

/** The terms and the like: nobody likes them or comments on them. */
function Terms({ article, now, breadcrumb }: ArticlePageProps) {
  const { config } = useHost();
  const { PolicyPageHeader, PolicyPageFooter } = config.uniquePageNames;
  const isPolicy = article.id === config.pageIds.policy;
  return (
    <ArticleView
      {...{ article, now, breadcrumb }}
      before={isPolicy && <AroundTerms uniquePageName={PolicyPageHeader} />}
      after={isPolicy && <AroundTerms uniquePageName={PolicyPageFooter} />}
    />
  );
}
