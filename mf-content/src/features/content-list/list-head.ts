import { links } from '@bazaar/contracts';
import type { ContentSummary } from '@bazaar/contracts/content';
import type { Head, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages as common } from '../../common/text/messages.ts';
import { contentListAddress } from './content-list.address.ts';

interface ListHeadInput {
  title: string;
  description: string;
  /** Path of the first page. */
  path: string;
  page: number;
  articles: readonly ContentSummary[];
  breadcrumb: readonly BreadcrumbItem[];
  origin: string;
}

/** The head of one page of a list. An empty list is not indexed. */
export function listHead(input: ListHeadInput): Head {
  const { title, description, path, page, articles, breadcrumb, origin } = input;
  return {
    title: page > 1 ? common.pageTitle(title, formatNumber(page)) : title,
    description,
    canonicalPath: path + contentListAddress.write({ page }),
    ...(articles.length === 0 && { robots: 'noindex,follow' }),
    jsonLd: [
      ...(articles.length > 0 ? [itemListJsonLd(articles, origin)] : []),
      breadcrumbJsonLd(breadcrumb, origin, path),
    ],
  };
}

function itemListJsonLd(articles: readonly ContentSummary[], origin: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: articles.map(({ id, slug, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + links.content(id, slug),
      name: title,
    })),
  };
}
