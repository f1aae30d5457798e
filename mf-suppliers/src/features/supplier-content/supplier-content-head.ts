import { links } from '@bazaar/contracts';
import type { PublicContent } from '@bazaar/contracts/content';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { itemListJsonLd, type ListPage } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { type ContentView, supplierKeys } from '../../common/supplier/supplier.queries.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { messages } from './messages.ts';
import { type ContentChoice, contentAddress, contentHref } from './supplier-content.address.ts';

/** What the page gets from its loader. */
export interface ContentData extends ContentChoice {
  id: SupplierId;
}

/** The kinds are derived from this page of articles, because the service has no counts for a single supplier. */
export const ALL_KINDS = { page: 1, pageSize: 100 } as const;
const PAGE_SIZE = 12;

/** The part of the supplier's articles that the page needs. */
export function contentViewOf({ contentTypeId, page }: ContentData): ContentView {
  return { contentTypeId: contentTypeId ?? undefined, page, pageSize: PAGE_SIZE };
}

/** Title, description and structured data of a supplier's articles. */
export function contentHead(data: ContentData, { queryClient, origin }: HeadContext): Head {
  const { id, page } = data;
  const supplier = queryClient.getQueryData<Supplier>(supplierKeys.detail(id));
  const contents = queryClient.getQueryData<ListPage<PublicContent>>(
    supplierKeys.contents(id, contentViewOf(data)),
  );
  if (!supplier || !contents) {
    return { title: messages.title };
  }
  const title = messages.titleOf(supplier.name);
  const isThin = contentAddress.isNarrowed(data) || contents.items.length === 0;
  return {
    title: page > 1 ? title + messages.pageSuffix(formatNumber(page)) : title,
    description: messages.description(supplier.name, supplier.cityTitle),
    canonicalPath: contentHref(id, isThin ? {} : { page }),
    ...(isThin && { robots: 'noindex,follow' }),
    jsonLd: [
      breadcrumbJsonLd(supplierBreadcrumb(supplier, messages.title), origin, links.supplierContents(id)),
      ...(contents.items.length > 0
        ? [
            itemListJsonLd(contents, (content) => ({
              name: content.title,
              url: origin + links.content(content.id, content.slug),
            })),
          ]
        : []),
    ],
  };
}
