import type { Links } from '@bazaar/contracts';
import * as paths from '@bazaar/contracts/paths';
import type { JsonLd } from '@bazaar/host';
import { matchPath } from 'react-router';

/** Pages that show by their path alone to which link of the header they belong. */
export function sectionOfPath(pathname: string, links: Links): string | undefined {
  const typed = matchPath(paths.categoryType, pathname) ?? matchPath(paths.productsOfType, pathname);
  if (typed?.params.categoryType !== undefined) {
    return links.categoryType(typed.params.categoryType as never);
  }
  const sections = [
    [links.suppliersOfType('Product'), /^\/suppliers?\//],
    [links.contents(), /^\/contents(\/|$)/],
    [links.helpSearch(), /^\/(faq|feedback|help|how-it-work)(\/|$)/],
    [links.needFinder(), /^\/(newai|ai)$/],
  ] as const;
  return sections.find(([, pattern]) => pattern.test(pathname))?.[0];
}

/** The last step of a page's breadcrumb that is one of the links; undefined when none is. */
export function sectionOfBreadcrumb(
  jsonLd: readonly JsonLd[] = [],
  links: readonly string[],
): string | undefined {
  const steps = jsonLd
    .filter((block) => block['@type'] === 'BreadcrumbList')
    .flatMap(({ itemListElement }) => itemListElement as { item: string }[]);
  return steps.findLast(({ item }) => links.includes(item))?.item;
}
