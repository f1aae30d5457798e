import { links } from '@bazaar/contracts';
import type { SupplierProduct, SupplierProductId } from '@bazaar/contracts/product';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { productKeys } from '../../common/product/product.queries.ts';
import { messages } from './messages.ts';
import { widestOf } from './photograph.rules.ts';
import { productBreadcrumb } from './product-breadcrumb.ts';

const DESCRIPTION_LENGTH = 160;

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface ProductData {
  id: SupplierProductId;
  now: string;
  /** The quantity in `?quantity=`; the minimum order when there is none or it is invalid. */
  quantity: number;
}

/** Title, description and structured data of a product page. */
export function productHead({ id }: ProductData, { queryClient, origin }: HeadContext): Head {
  const product = queryClient.getQueryData<SupplierProduct>(productKeys.detail(id));
  if (!product) {
    return { title: messages.product };
  }
  const canonicalPath = links.product(product.id, product.slug);
  return {
    title: messages.headTitle(product.title, product.supplier.name),
    description: describe(product),
    canonicalPath,
    openGraphType: 'product',
    jsonLd: [
      productJsonLd(product, origin, canonicalPath),
      breadcrumbJsonLd(productBreadcrumb(product), origin, canonicalPath),
    ],
  };
}

function describe({ description, title, supplier }: SupplierProduct): string {
  const text = description || messages.headTitle(title, supplier.name);
  return text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;
}

function productJsonLd(product: SupplierProduct, origin: string, path: string): JsonLd {
  const { title, sku, description, category, priceRial, images } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    sku,
    ...(description && { description }),
    category: category.title,
    url: origin + path,
    ...(images.length > 0 && { image: images.map((image) => origin + widestOf(image)) }),
    ...(priceRial !== null && { offers: offerJsonLd(product, priceRial, origin + path) }),
  };
}

function offerJsonLd({ priceValidUntil, stock, supplier }: SupplierProduct, priceRial: number, url: string) {
  return {
    '@type': 'Offer',
    price: priceRial,
    priceCurrency: 'IRR',
    url,
    ...(priceValidUntil !== null && { priceValidUntil }),
    ...(stock !== null && { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}` }),
    seller: { '@type': 'Organization', name: supplier.name },
  };
}
