import { awaitOnServer } from '@bazaar/actions';
import type { ContentPage, PageId } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import type { LoaderFunctionArgs } from 'react-router';
import { commentsAddress } from '../../common/comments/comments.address.ts';
import { articleQueries } from './article.queries.ts';
import type { ArticleData } from './article-head.ts';
import { loadBelow } from './load-below.ts';

/**
 * The article itself, and the beginning of everything around it: what needs its id alone is requested beside it. The
 * server waits a little for these parts, so that they can be read without scripts.
 */
export async function loadArticle(
  host: Host,
  id: PageId,
  { request }: LoaderFunctionArgs,
): Promise<{ article: ContentPage; data: ArticleData }> {
  const view = commentsAddress.parse(request);
  const isPolicy = id === host.config.pageIds.policy;
  const below = isPolicy
    ? warmTerms(host)
    : [withCode(({ warmBelow }) => warmBelow(host, { pageId: id, ...view }))];
  const article = await host.queryClient.ensureQueryData(articleQueries(host.api).detail(id));
  const around = article.isListed ? [withCode(({ warmAround }) => warmAround(host, article))] : [];
  await awaitOnServer(...below, ...around);
  return { article, data: { id, now: new Date().toISOString(), view } };
}

function warmTerms({ api, queryClient, config }: Host): Promise<unknown>[] {
  const { PolicyPageHeader, PolicyPageFooter } = config.uniquePageNames;
  const queries = articleQueries(api);
  return [PolicyPageHeader, PolicyPageFooter].map((name) => queryClient.prefetchQuery(queries.around(name)));
}

/** What the code of the parts around an article requests for them, once it has come. */
function withCode(
  warm: (late: Awaited<ReturnType<typeof loadBelow>>) => Promise<unknown>[],
): Promise<unknown> {
  return loadBelow().then(
    (late) => Promise.all(warm(late)),
    () => null,
  );
}
