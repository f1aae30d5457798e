import { links } from '@bazaar/contracts';
import { type ContentPage, PageId } from '@bazaar/contracts/content';
import { SupplierId } from '@bazaar/contracts/merchant';
import { type Host, pathParam, recordVisit, redirectToSlug, useHost } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { messages as common } from '../../common/text/messages.ts';
import { articleQueries } from './article.queries.ts';
import { type ArticleData, articleHead } from './article-head.ts';
import { ArticlePage } from './article-page.widget.tsx';
import { loadArticle } from './load-article.ts';
import { messages } from './messages.ts';

/** /contents/:pageId/supplier/:supplierId/* — an article among those of its supplier; its own page is canonical. */
export function supplierContentRoute(host: Host) {
  return {
    loader: async (args: LoaderFunctionArgs): Promise<ArticleData> => {
      const id = pathParam(PageId, args.params.pageId);
      const supplierId = pathParam(SupplierId, args.params.supplierId);
      const { article, data } = await loadArticle(host, id, args);
      if (article.supplier?.id !== supplierId) {
        throw new Response(null, { status: 404, statusText: 'Page Not Found' });
      }
      redirectToSlug(args, article.slug, host.links.supplierContent(id, supplierId, article.slug));
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
  useEffect(() => recordVisit(host, { objectType: 'Content', objectId: id }), [host, id]);
  const { slug, supplier } = article;
  return (
    <ArticlePage
      key={id}
      {...{ article, now, view }}
      path={links.content(id, slug)}
      here={supplier === null ? links.content(id, slug) : links.supplierContent(id, supplier.id, slug)}
      breadcrumb={breadcrumbOf(article)}
    />
  );
}

/** From home through the supplier and what it has written to the article. */
function breadcrumbOf({ supplier, title }: ContentPage): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    ...(supplier === null
      ? []
      : [
          { label: supplier.name, href: links.supplier(supplier.id, supplier.slug) },
          { label: messages.contentsOf, href: links.supplierContents(supplier.id) },
        ]),
    { label: title },
  ];
}
