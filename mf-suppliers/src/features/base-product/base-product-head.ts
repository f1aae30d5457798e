import { links } from '@bazaar/contracts';
import type { BaseProduct, BaseProductId } from '@bazaar/contracts/product';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { formatNumber, formatToman } from '@bazaar/locale';
import { baseProductKeys } from './base-product.queries.ts';
import { baseProductBreadcrumb } from './base-product-breadcrumb.ts';
import { messages } from './messages.ts';
import { type OffersView, viewQuery } from './offers.address.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface BaseProductData {
  id: BaseProductId;
  now: string;
  view: OffersView;
  /** The quantity that totals are calculated for: the one that the visitor chose, or the starting one. */
  quantity: number;
}

/**
 * Title, description and structured data. To search engines, a sorted, filtered or compared table is the same page.
 */
export function baseProductHead({ id, view }: BaseProductData, { queryClient, origin }: HeadContext): Head {
  const product = queryClient.getQueryData<BaseProduct>(baseProductKeys.detail(id));
  if (!product) {
    return { title: messages.product };
  }
  const canonicalPath = links.baseProduct(product.id, product.slug);
  return {
    title:
      product.offersCount > 1
        ? messages.headTitle(product.title, formatNumber(product.offersCount))
        : product.title,
    description: describe(product),
    canonicalPath,
    ...(viewQuery(view) !== '' && { robots: 'noindex,follow' }),
    openGraphType: 'product',
    jsonLd: [
      productJsonLd(product, origin + canonicalPath),
      breadcrumbJsonLd(baseProductBreadcrumb(product), origin, canonicalPath),
    ],
  };
}

function describe({ title, offersCount, minPriceRial, maxPriceRial }: BaseProduct): string {
  const count = formatNumber(offersCount);
  return minPriceRial === null || maxPriceRial === null
    ? messages.headDescription(title, count)
    : messages.headDescriptionPriced(
        messages.headDescription(title, count),
        formatToman(minPriceRial),
        formatToman(maxPriceRial),
      );
}

function productJsonLd(product: BaseProduct, url: string): JsonLd {
  const { title, category, minPriceRial, maxPriceRial, offersCount } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    category: category.title,
    url,
    ...(minPriceRial !== null &&
      maxPriceRial !== null && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: minPriceRial,
          highPrice: maxPriceRial,
          priceCurrency: 'IRR',
          offerCount: offersCount,
          url,
        },
      }),
  };
}
