import { links } from '@bazaar/contracts';
import type { StaticPage } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';
import { staticPageKeys } from './static-page.queries.ts';

export interface StaticPageData {
  name: string;
}

/** Title and description of a static page. It has one canonical address, however it was reached. */
export function staticPageHead({ name }: StaticPageData, { queryClient, origin }: HeadContext): Head {
  const page = queryClient.getQueryData<StaticPage>(staticPageKeys.byName(name));
  if (!page) {
    return { title: messages.page };
  }
  const canonicalPath = links.staticPage(page.uniquePageName);
  return {
    title: page.title,
    ...(page.summary && { description: page.summary }),
    canonicalPath,
    jsonLd: [breadcrumbJsonLd(staticPageBreadcrumb(page), origin, canonicalPath)],
  };
}

export function staticPageBreadcrumb({ title }: StaticPage): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: title }];
}
