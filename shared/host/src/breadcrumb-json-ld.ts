import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { JsonLd } from './head.ts';

interface BreadcrumbStep {
  label: string;
  href?: string | undefined;
}

/** A breadcrumb as structured data; the last step is the page itself, at `path`. */
export function breadcrumbJsonLd(items: readonly BreadcrumbStep[], origin: string, path: string): JsonLd {
  const block = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: item.label,
      item: origin + (item.href ?? path),
    })),
  } as const satisfies WithContext<BreadcrumbList>;
  return block;
}
