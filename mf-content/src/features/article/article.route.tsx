import { PageId } from '@bazaar/contracts/content';
import { type Host, pathParam, recordVisit, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articleQueries } from './article.queries.ts';
import { type ArticleData, articleHead } from './article-head.ts';
import { ArticleView } from './article-view.tsx';
import { RelatedArticles, relatedQuery } from './related-articles.widget.tsx';

/** /contents/:pageId/* — one article. */
export function articleRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadArticle(host, args),
    Component: ArticlePage,
    handle: { head: articleHead },
  };
}

async function loadArticle(host: Host, args: LoaderFunctionArgs): Promise<ArticleData> {
  const id = pathParam(PageId, args.params.pageId);
  const article = await host.queryClient.ensureQueryData(articleQueries(host.api).detail(id));
  redirectToSlug(args, article.slug, host.links.content(id, article.slug));
  const related = relatedQuery(host.api, article);
  if (related !== null) {
    void host.queryClient.prefetchQuery(related);
  }
  return { id, now: new Date().toISOString() };
}

function ArticlePage() {
  const { id, now } = useLoaderData() as ArticleData;
  const host = useHost();
  const { data: article } = useSuspenseQuery(articleQueries(host.api).detail(id));
  useEffect(() => recordVisit(host, { objectType: 'Content', objectId: id }), [host, id]);
  return (
    <ArticleView
      key={id}
      article={article}
      now={now}
      related={article.labels.length > 0 ? <RelatedArticles article={article} /> : undefined}
    />
  );
}
