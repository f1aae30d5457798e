import { PageId } from '@bazaar/contracts/content';
import { type Host, pathParam, recordVisit, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articleQueries } from './article.queries.ts';
import { articleBreadcrumb } from './article-breadcrumb.ts';
import { type ArticleData, articleHead } from './article-head.ts';
import { ArticlePage } from './article-page.widget.tsx';
import { loadArticle } from './load-article.ts';

/** /contents/:pageId/* — one article. */
export function articleRoute(host: Host) {
  return {
    loader: async (args: LoaderFunctionArgs): Promise<ArticleData> => {
      const id = pathParam(PageId, args.params.pageId);
      const { article, data } = await loadArticle(host, id, args);
      redirectToSlug(args, article.slug, host.links.content(id, article.slug));
      return data;
    },
    Component: Page,
    handle: { head: articleHead },
  };
}

function Page() {
  const { id, now, view } = useLoaderData() as ArticleData;
  const host = useHost();
  const { data: article } = useSuspenseQuery(articleQueries(host.api).detail(id));
  const path = host.links.content(id, article.slug);
  useEffect(() => recordVisit(host, { objectType: 'Content', objectId: id }), [host, id]);
  return (
    <ArticlePage
      key={id}
      {...{ article, now, view, path }}
      here={path}
      breadcrumb={articleBreadcrumb(article)}
    />
  );
}
