import { type ContentPage, contentFeedHref } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { Icon } from '@bazaar/ui/icon';
import { mdiRss } from '@mdi/js';
import { useRef } from 'react';
import type { CommentsView } from '../../common/comments/comments.address.ts';
import { AroundTerms } from './around-terms.widget.tsx';
import { ActionBar, ActionColumn } from './article-actions.tsx';
import styles from './article-page.module.css';
import { ArticleView } from './article-view.tsx';
import { AuthorCard } from './author-card.widget.tsx';
import { BelowRegion } from './below-region.widget.tsx';
import { messages } from './messages.ts';
import { RelatedArticles } from './related-articles.widget.tsx';
import { useInView } from './use-in-view.ts';
import { usePageLike } from './use-page-like.ts';
import { useShare } from './use-share.ts';

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

function ListedArticle({ article, now, path, here, breadcrumb, view }: ArticlePageProps) {
  const bar = useRef<HTMLUListElement>(null);
  const isBarInView = useInView(bar);
  const like = usePageLike(article);
  const page = { title: article.title, path };
  const actions = { like, page, ...useShare(page) };
  return (
    <ArticleView
      {...{ article, now, breadcrumb }}
      tools={isBarInView === false && <ActionColumn {...actions} />}
      after={
        <>
          <ActionBar ref={bar} {...actions} />
          <BelowRegion {...{ article, view, now }} path={here} />
        </>
      }
      aside={
        <div className={styles.aside}>
          <AuthorCard article={article} />
          {article.labels.length > 0 && <RelatedArticles article={article} />}
          <FeedLink article={article} />
        </div>
      }
    />
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
