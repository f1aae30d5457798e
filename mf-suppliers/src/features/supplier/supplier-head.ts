import { links } from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';
import { supplierKeys } from './supplier.queries.ts';
import { supplierBreadcrumb } from './supplier-breadcrumb.ts';

/** What the page gets from its loader. The present is taken there, so that server and browser judge dates alike. */
export interface SupplierData {
  id: SupplierId;
  page: number;
  now: string;
}

/** Title, description and structured data of a supplier page. */
export function supplierHead({ id, page }: SupplierData, { queryClient, origin }: HeadContext): Head {
  const supplier = queryClient.getQueryData<Supplier>(supplierKeys.detail(id));
  if (!supplier) {
    return { title: messages.supplier };
  }
  const path = links.supplier(supplier.id, supplier.slug);
  const { name, cityTitle, activityKinds } = supplier;
  return {
    title: page > 1 ? messages.pageTitle(name, formatNumber(page)) : name,
    description: supplier.about || messages.headDescription(name, cityTitle, activityKinds.join('، ')),
    canonicalPath: page > 1 ? `${path}?page=${page}` : path,
    jsonLd: [
      organizationJsonLd(supplier, origin + path),
      breadcrumbJsonLd(supplierBreadcrumb(supplier), origin, path),
    ],
  };
}

function organizationJsonLd(supplier: Supplier, url: string): JsonLd {
  const { name, about, address, cityTitle, provinceTitle, website } = supplier;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url,
    ...(about && { description: about }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: cityTitle,
      addressRegion: provinceTitle,
      addressCountry: 'IR',
    },
    ...(website !== null && { sameAs: website }),
  };
}
