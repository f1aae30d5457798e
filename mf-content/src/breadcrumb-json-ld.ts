import type { JsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';

/** The breadcrumb as structured data; the last step stands at `path`, the page itself. */
export function breadcrumbJsonLd(items: readonly BreadcrumbItem[], origin: string, path: string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: origin + (item.href ?? path),
    })),
  };
}
