import { links } from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierKeys } from '../../common/supplier/supplier.queries.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { messages } from './messages.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface SupplierData {
  id: SupplierId;
  now: string;
}

/** Title, description and structured data of a supplier page. */
export function supplierHead({ id }: SupplierData, { queryClient, origin }: HeadContext): Head {
  const supplier = queryClient.getQueryData<Supplier>(supplierKeys.detail(id));
  if (!supplier) {
    return { title: shared.supplier };
  }
  const path = links.supplier(supplier.id, supplier.slug);
  const { name, cityTitle, activityKinds } = supplier;
  return {
    title: name,
    description: supplier.about || messages.headDescription(name, cityTitle, activityKinds.join('، ')),
    canonicalPath: path,
    jsonLd: [
      organizationJsonLd(supplier, origin + path),
      breadcrumbJsonLd(supplierBreadcrumb(supplier), origin, path),
    ],
  };
}

function organizationJsonLd(supplier: Supplier, url: string): JsonLd {
  const { name, about, address, cityTitle, provinceTitle, website, rating, capabilities } = supplier;
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
    ...(capabilities.length > 0 && { knowsAbout: capabilities }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
      },
    }),
  };
}
