import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../text/messages.ts';

/** From home through the supplier's first category to the supplier, or to a page below it. */
export function supplierBreadcrumb(
  { id, slug, name, categories }: Pick<Supplier, 'id' | 'slug' | 'name' | 'categories'>,
  page?: string,
): BreadcrumbItem[] {
  const category = categories[0];
  return [
    { label: messages.home, href: links.home() },
    ...(category
      ? [{ label: category.title, href: links.suppliersOfCategory(category.id, category.slug) }]
      : []),
    ...(page === undefined ? [{ label: name }] : [{ label: name, href: links.supplier(id, slug) }]),
    ...(page === undefined ? [] : [{ label: page }]),
  ];
}
