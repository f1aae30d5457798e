import type { JsonLd } from './head.ts';

interface BreadcrumbStep {
  label: string;
  href?: string | undefined;
}

/** A breadcrumb as structured data; the last step is the page itself, at `path`. */
export function breadcrumbJsonLd(items: readonly BreadcrumbStep[], origin: string, path: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: origin + (item.href ?? path),
    })),
  };
}
