import { links } from '@bazaar/contracts';
import type { ContentPage } from '@bazaar/contracts/content';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { messages } from '../../common/text/messages.ts';

/** From home through all articles and the type to the article. */
export function articleBreadcrumb({ contentType, title }: ContentPage): BreadcrumbItem[] {
  return [
    { label: messages.home, href: links.home() },
    { label: messages.contents, href: links.contents() },
    { label: contentType.title, href: links.contentType(contentType.id) },
    { label: title },
  ];
}
