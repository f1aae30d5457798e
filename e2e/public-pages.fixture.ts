import type { Catalogue } from './catalogue.fixture.ts';

/** One public page, with the content that a reader and a crawler must find on it. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** A part of the page's own content. */
  readonly content: string | RegExp;
  /** Kinds of structured data (schema.org). */
  readonly kinds: readonly string[];
}

/** Names of the public pages, known before any data. */
export const PUBLIC_PAGES = ['home', 'product', 'category', 'supplier', 'article', 'faq'] as const;
export type PublicPageName = (typeof PUBLIC_PAGES)[number];

/** Addresses of the public pages of the demo data, and their content. */
export function publicPages(catalogue: Catalogue): Readonly<Record<PublicPageName, PublicPage>> {
  const { product, category, supplier, article, config } = catalogue;
  return {
    home: {
      path: '/',
      title: config.home.banner.title,
      content: 'مشخصات و قیمت را ببینید',
      kinds: ['WebSite', 'Organization'],
    },
    product: {
      path: product.path,
      title: product.title,
      content: product.sku,
      kinds: ['Product', 'BreadcrumbList'],
    },
    category: {
      path: category.path,
      title: category.title,
      content: product.title,
      kinds: ['BreadcrumbList'],
    },
    supplier: {
      path: supplier.path,
      title: supplier.title,
      content: 'سوابق احراز هویت',
      kinds: ['Organization', 'BreadcrumbList'],
    },
    article: { path: article.path, title: article.title, content: /\S+(\s+\S+){80}/, kinds: ['Article'] },
    faq: { path: '/faq', title: 'پرسش‌های متداول', content: 'پربازدیدترین‌ها', kinds: ['FAQPage'] },
  };
}
