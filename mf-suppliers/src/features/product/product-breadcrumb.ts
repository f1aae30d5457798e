import { links } from '@bazaar/contracts';
import type { SupplierProduct } from '@bazaar/contracts/product';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../../common/text/messages.ts';

/** From home through type and categories to the item. */
export function productBreadcrumb({ breadcrumb, title }: SupplierProduct): BreadcrumbItem[] {
  const steps = breadcrumb.map((step) => ({
    label: step.title,
    href: step.category
      ? links.category(step.category.id, step.category.slug)
      : links.categoryType(step.categoryType),
  }));
  return [{ label: messages.home, href: links.home() }, ...steps, { label: title }];
}
