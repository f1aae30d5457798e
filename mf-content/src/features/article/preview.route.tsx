import { links } from '@bazaar/contracts';
import { PageId, type PagePreview } from '@bazaar/contracts/content';
import { type Head, type HeadContext, type Host, pathParam, useHost } from '@bazaar/host';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articleKeys, articleQueries } from './article.queries.ts';
import { articleBreadcrumb } from './article-breadcrumb.ts';
import { ArticleView } from './article-view.tsx';
import { messages } from './messages.ts';

interface PreviewData {
  id: PageId;
  now: string;
}

/** /contents/:pageId/preview — an article as its author sees it, published or not. */
export function previewRoute(host: Host) {
  return {
    loader: async ({ params }: LoaderFunctionArgs): Promise<PreviewData> => {
      const id = pathParam(PageId, params.pageId);
      await host.queryClient.fetchQuery(articleQueries(host.api).preview(id));
      return { id, now: new Date().toISOString() };
    },
    Component: PreviewPage,
    handle: { head: previewHead },
  };
}

function previewHead({ id }: PreviewData, { queryClient }: HeadContext): Head {
  const article = queryClient.getQueryData<PagePreview>(articleKeys.preview(id));
  return { title: messages.preview(article?.title ?? messages.article), robots: 'noindex,nofollow' };
}

function PreviewPage() {
  const { id, now } = useLoaderData() as PreviewData;
  const { data } = useSuspenseQuery(articleQueries(useHost().api).preview(id));
  const { publishedAt, ...draft } = data;
  // A draft has the date that it would have if it were published now.
  const article = { ...draft, publishedAt: publishedAt ?? now };
  return (
    <ArticleView
      {...{ article, now }}
      breadcrumb={articleBreadcrumb(article)}
      notice={
        publishedAt === null ? (
          <Note tone="warning">{messages.draft}</Note>
        ) : (
          <Note tone="success">
            {messages.publishedPreview}{' '}
            <Link href={links.content(id, article.slug)}>{messages.toPublished}</Link>
          </Note>
        )
      }
    />
  );
}
