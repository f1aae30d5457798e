import { links } from '@bazaar/contracts';
import type { BaseProduct, BaseProductId, Variant, VariantTable } from '@bazaar/contracts/product';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { formatNumber, formatToman } from '@bazaar/locale';
import { baseProductKeys } from './base-product.queries.ts';
import { baseProductBreadcrumb } from './base-product-breadcrumb.ts';
import { messages } from './messages.ts';
import { type PageView, viewQuery } from './page.address.ts';

/**
 * What the page gets from its loader. The present time is taken there, so that server and browser judge dates alike.
 */
export interface BaseProductData {
  id: BaseProductId;
  now: string;
  view: PageView;
}

/** What the page speaks of: one size, or all of them together. */
interface Subject {
  product: BaseProduct;
  chosen: Variant | undefined;
  lowRial: number | null;
  highRial: number | null;
  offersCount: number;
}

/**
 * Title, description and structured data. A chosen size is a page of its own; to search engines, a sorted, filtered
 * or compared table is the same page.
 */
export function baseProductHead({ id, view }: BaseProductData, { queryClient, origin }: HeadContext): Head {
  const product = queryClient.getQueryData<BaseProduct>(baseProductKeys.detail(id));
  const table = queryClient.getQueryData<VariantTable>(baseProductKeys.variants(id, view.quantity));
  if (!product || !table) {
    return { title: messages.product };
  }
  const subject = subjectOf(product, table, view);
  const canonicalPath = links.baseProduct(product.id, product.slug, subject.chosen?.code);
  return {
    title: titleOf(subject, table),
    description: describe(subject, table),
    canonicalPath,
    ...(viewQuery({ ...view, variant: null }) !== '' && { robots: 'noindex,follow' }),
    openGraphType: 'product',
    jsonLd: [
      productJsonLd(subject, origin + canonicalPath),
      breadcrumbJsonLd(baseProductBreadcrumb(product), origin, links.baseProduct(product.id, product.slug)),
    ],
  };
}

function subjectOf(product: BaseProduct, { variants }: VariantTable, view: PageView): Subject {
  const chosen = variants.find(({ code }) => code === view.variant);
  const shown = chosen ? [chosen] : variants;
  const lows = shown.flatMap(({ minPriceRial }) => minPriceRial ?? []);
  const highs = shown.flatMap(({ maxPriceRial }) => maxPriceRial ?? []);
  return {
    product,
    chosen,
    lowRial: lows.length === 0 ? null : Math.min(...lows),
    highRial: highs.length === 0 ? null : Math.max(...highs),
    offersCount: shown.reduce((sum, { offersCount }) => sum + offersCount, 0),
  };
}

function titleOf({ product: { title }, chosen }: Subject, { variants }: VariantTable): string {
  if (chosen !== undefined) {
    return messages.headTitleOf(chosen.title, title);
  }
  return variants.length > 1 ? messages.headTitle(title, formatNumber(variants.length)) : title;
}

function describe(subject: Subject, { variants }: VariantTable): string {
  const { product, lowRial, highRial, offersCount } = subject;
  const text = messages.headDescription(
    product.title,
    formatNumber(variants.length),
    formatNumber(offersCount),
  );
  return lowRial === null || highRial === null
    ? text
    : messages.headDescriptionPriced(text, formatToman(lowRial), formatToman(highRial));
}

function productJsonLd({ product, chosen, lowRial, highRial, offersCount }: Subject, url: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: chosen ? messages.headTitleOf(chosen.title, product.title) : product.title,
    ...(chosen && { mpn: chosen.code }),
    ...(product.description !== '' && { description: product.description }),
    category: product.category.title,
    url,
    ...(lowRial !== null &&
      highRial !== null && {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: lowRial,
          highPrice: highRial,
          priceCurrency: 'IRR',
          offerCount: offersCount,
          url,
        },
      }),
  };
}
