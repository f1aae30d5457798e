import { links } from '@bazaar/contracts';
import type { BreadcrumbStep } from '@bazaar/contracts/product';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../../common/text/messages.ts';

/** From home through the type and the parent categories to the category itself, which is not a link. */
export function categoryBreadcrumb(steps: readonly BreadcrumbStep[]): BreadcrumbItem[] {
  const items = steps.map(({ title, category, categoryType }) => ({
    label: title,
    href: category ? links.category(category.id, category.slug) : links.categoryType(categoryType),
  }));
  const self = items.pop();
  return [{ label: messages.home, href: links.home() }, ...items, ...(self ? [{ label: self.label }] : [])];
}
