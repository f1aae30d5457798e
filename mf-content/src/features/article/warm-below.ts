import type { ContentPage } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import type { CommentList } from '../../common/comments/comments.keys.ts';
import { commentTreeQuery } from '../../common/comments/comments.queries.ts';
import { belowQueries, relatedQuery } from './below.queries.ts';

/** Requests what the sections below the text show. */
export function warmBelow({ api, queryClient, session }: Host, list: CommentList): Promise<unknown>[] {
  const { userId } = session();
  return [
    queryClient.prefetchQuery(belowQueries(api).subjects(list.pageId)),
    queryClient.prefetchQuery(commentTreeQuery(api, list, userId)),
  ];
}

/** Requests what stands beside an article. */
export function warmAround({ api, queryClient }: Host, article: ContentPage): Promise<unknown>[] {
  const related = relatedQuery(api, article);
  return [
    ...(related === null ? [] : [queryClient.prefetchQuery(related)]),
    ...(article.supplier === null
      ? []
      : [queryClient.prefetchQuery(belowQueries(api).writings(article.supplier.id))]),
  ];
}
