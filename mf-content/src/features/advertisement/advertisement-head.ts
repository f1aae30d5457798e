import { links } from '@bazaar/contracts';
import type { AdvertisementDetail } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { advertisementKeys } from '../../common/advertisement/advertisement.queries.ts';
import { messages as shared } from '../../common/advertisement/messages.ts';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';

export interface AdvertisementData {
  id: number;
}

/** Title, description and breadcrumb of an advertisement. */
export function advertisementHead({ id }: AdvertisementData, { queryClient, origin }: HeadContext): Head {
  const advertisement = queryClient.getQueryData<AdvertisementDetail>(advertisementKeys.detail(id));
  if (!advertisement) {
    return { title: messages.advertisement };
  }
  const { title, body, slug } = advertisement;
  const canonicalPath = links.advertisement(id, slug);
  return {
    title,
    description: body,
    canonicalPath,
    jsonLd: [breadcrumbJsonLd(advertisementBreadcrumb(advertisement), origin, canonicalPath)],
  };
}

/** From home through the list and its category to the advertisement. */
export function advertisementBreadcrumb({
  title,
  category,
}: Pick<AdvertisementDetail, 'title' | 'category'>): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    { label: shared.advertisements, href: links.advertisements() },
    { label: category.title, href: links.category(category.id, category.slug) },
    { label: title },
  ];
}
