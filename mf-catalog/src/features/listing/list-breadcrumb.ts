import { links } from '@bazaar/contracts';
import type { BreadcrumbStep } from '@bazaar/contracts/product';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../../common/text/messages.ts';

/** From home through the type and the categories to the page itself, which is not a link. */
export function listBreadcrumb(steps: readonly BreadcrumbStep[], self?: string): BreadcrumbItem[] {
  const items = steps.map(({ title, category, categoryType }) => ({
    label: title,
    href: category ? links.category(category.id, category.slug) : links.categoryType(categoryType),
  }));
  if (self !== undefined) {
    return [{ label: messages.home, href: links.home() }, ...items, { label: self }];
  }
  const last = items.pop();
  return [{ label: messages.home, href: links.home() }, ...items, ...(last ? [{ label: last.label }] : [])];
}
