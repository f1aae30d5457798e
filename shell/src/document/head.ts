import type { Head, HeadContext, RouteHandle } from '@bazaar/host';
import { isolateRuns } from '@bazaar/locale';

/** The complete head of one document or navigation: the page's own values with the site's. */
export interface DocumentHead {
  /** Latin runs are isolated, because no element can do so in a tab or a list of search results. */
  title: string;
  description: string;
  canonical: string;
  robots: string | null;
  openGraphType: string;
  /** Null for a page that belongs to no feed. */
  feed: { title: string; href: string } | null;
  jsonLd: readonly unknown[];
}

interface Match {
  handle?: unknown;
  params: HeadContext['params'];
  loaderData?: unknown;
}

interface HeadInput {
  matches: readonly Match[];
  /** Address of the document, with its query. */
  url: URL;
  context: Omit<HeadContext, 'params'>;
  /** Status of an error page; null for a page without an error. */
  errorStatus: number | null;
}

/** Reads the deepest route's `handle.head` and completes it. */
export function resolveHead({ matches, url, context, errorStatus }: HeadInput): DocumentHead {
  const page = errorStatus === null ? pageHead(matches, context) : errorHead(errorStatus);
  const { siteName } = context.config;
  const title = isolateRuns(page.title);
  return {
    title: title && title !== siteName ? `${title} | ${siteName}` : siteName,
    description: page.description ?? context.config.footer.about,
    canonical: context.origin + (page.canonicalPath ?? url.pathname),
    robots: page.robots ?? null,
    openGraphType: page.openGraphType ?? 'website',
    feed: page.feed ? { title: page.feed.title, href: context.origin + page.feed.path } : null,
    jsonLd: (page.jsonLd ?? []).map((block) => ({ '@context': 'https://schema.org', ...block })),
  };
}

function pageHead(matches: readonly Match[], context: HeadInput['context']): Head {
  const match = matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.head);
  const head = (match?.handle as RouteHandle | undefined)?.head;
  return match && head ? head(match.loaderData, { ...context, params: match.params }) : { title: '' };
}

function errorHead(status: number): Head {
  return { title: status === 404 ? 'صفحه پیدا نشد' : 'خطا', robots: 'noindex,follow' };
}
