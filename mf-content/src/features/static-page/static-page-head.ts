import { links } from '@bazaar/contracts';
import type { StaticPage } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { plainText } from '../../common/reading/headings.rules.ts';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import { staticPageKeys } from './static-page.queries.ts';

const THIN_LENGTH = 300;

export interface StaticPageData {
  name: string;
  /** A former version. */
  version?: number | undefined;
}

/** Title and description of a static page. It has one canonical address, however it was reached. */
export function staticPageHead(
  { name, version }: StaticPageData,
  { queryClient, origin }: HeadContext,
): Head {
  const page = queryClient.getQueryData<StaticPage>(staticPageKeys.byName(name, version));
  if (!page) {
    return { title: messages.page };
  }
  const canonicalPath = links.staticPage(page.uniquePageName);
  return {
    title: page.title,
    ...(page.summary && { description: page.summary }),
    canonicalPath,
    ...(isThin(page, version) && { robots: 'noindex,follow' }),
    jsonLd: [breadcrumbJsonLd(staticPageBreadcrumb(page), origin, canonicalPath)],
  };
}

/** A former version and a note of a few words are no results of a search. */
function isThin({ body }: StaticPage, version: number | undefined): boolean {
  return version !== undefined || plainText(body).length < THIN_LENGTH;
}

export function staticPageBreadcrumb({ title }: StaticPage): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: title }];
}
