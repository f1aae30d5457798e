import { links } from '@bazaar/contracts';
import { type ContentSummary, contentFeedHref, type FeedChoice } from '@bazaar/contracts/content';
import type { Head } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { itemListJsonLd } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages as common } from '../../common/text/messages.ts';
import { contentListAddress } from './content-list.address.ts';
import { LIST_PAGE_SIZE } from './list-page.rules.ts';
import { messages } from './messages.ts';

interface ListHeadInput {
  title: string;
  description: string;
  /** Path of the first page. */
  path: string;
  page: number;
  articles: readonly ContentSummary[];
  /** Articles on all pages. */
  totalCount: number;
  /** The feed of what is listed. */
  feed?: FeedChoice;
  breadcrumb: readonly BreadcrumbItem[];
  origin: string;
}

/** A list of fewer articles than these tells no more than the articles themselves. */
const FEWEST_INDEXED = 3;

/** The head of one page of a list. A list of nearly nothing is not indexed. */
export function listHead(input: ListHeadInput): Head {
  const { title, description, path, page, articles, totalCount, feed, breadcrumb, origin } = input;
  return {
    title: page > 1 ? common.pageTitle(title, formatNumber(page)) : title,
    description,
    canonicalPath: path + contentListAddress.write({ page }),
    ...(feed && { feed: { title: messages.feedOf(title), path: contentFeedHref(feed) } }),
    ...(totalCount < FEWEST_INDEXED && { robots: 'noindex,follow' }),
    jsonLd: [
      ...(articles.length > 0
        ? [
            itemListJsonLd(
              { items: articles, pageNumber: page, pageSize: LIST_PAGE_SIZE },
              ({ id, slug, title }) => ({ name: title, url: origin + links.content(id, slug) }),
            ),
          ]
        : []),
      breadcrumbJsonLd(breadcrumb, origin, path),
    ],
  };
}
