import { links } from '@bazaar/contracts';
import type { Supplier } from '@bazaar/contracts/merchant';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../../messages.ts';

/** From home through the supplier's first category to itself. */
export function supplierBreadcrumb({ name, categories }: Supplier): BreadcrumbItem[] {
  const category = categories[0];
  return [
    { label: messages.home, href: links.home() },
    ...(category ? [{ label: category.title, href: links.category(category.id, category.slug) }] : []),
    { label: name },
  ];
}
