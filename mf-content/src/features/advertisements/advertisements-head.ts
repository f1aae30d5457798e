import { links } from '@bazaar/contracts';
import type { Advertisement } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { itemListJsonLd } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { advertisementKeys } from '../../common/advertisement/advertisement.queries.ts';
import {
  ADVERTISEMENTS_PER_PAGE,
  type AdvertisementList,
} from '../../common/advertisement/advertisement-list.rules.ts';
import { messages as shared } from '../../common/advertisement/messages.ts';
import { messages as common } from '../../common/text/messages.ts';
import { advertisementsAddress } from './advertisements.address.ts';
import { messages } from './messages.ts';

/** Title, description and structured data of the list. A narrowed list is not indexed: categories have their pages. */
export function advertisementsHead(list: AdvertisementList, { queryClient, origin }: HeadContext): Head {
  const items =
    queryClient.getQueryData<{ items: Advertisement[] }>(advertisementKeys.list(list))?.items ?? [];
  const { page } = list;
  return {
    title: page > 1 ? common.pageTitle(messages.title, formatNumber(page)) : messages.title,
    description: messages.description,
    canonicalPath: links.advertisements() + advertisementsAddress.canonical(list),
    ...((items.length === 0 || advertisementsAddress.isNarrowed(list)) && { robots: 'noindex,follow' }),
    jsonLd: [
      itemListJsonLd(
        { items, pageNumber: page, pageSize: ADVERTISEMENTS_PER_PAGE },
        ({ id, slug, title }) => ({
          name: title,
          url: origin + links.advertisement(id, slug),
        }),
      ),
      breadcrumbJsonLd(advertisementsBreadcrumb(), origin, links.advertisements()),
    ],
  };
}

export function advertisementsBreadcrumb(): BreadcrumbItem[] {
  return [{ label: common.home, href: links.home() }, { label: shared.advertisements }];
}
