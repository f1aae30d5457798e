import type { SearchFacets } from '@bazaar/contracts/product';
import type { FacetLink } from './facet-links.tsx';
import { messages } from './messages.ts';
import { type SearchChoices, type SearchView, searchHref, toggled } from './search.address.ts';

interface FacetGroup {
  key: keyof SearchChoices;
  items: FacetLink[];
}

/** The choices within the results, each with the address that adds or removes it. */
export function facetGroupsOf(view: SearchView, facets: SearchFacets): FacetGroup[] {
  const { choices } = view;
  const hrefOf = (change: Partial<SearchChoices>) => searchHref(view, { choices: { ...choices, ...change } });
  const groups: FacetGroup[] = [
    {
      key: 'types',
      items: facets.categoryTypes.map(({ categoryType, count }) => ({
        key: categoryType,
        title: messages.typeNames[categoryType],
        count,
        href: hrefOf({ types: toggled(choices.types, categoryType) }),
        isChosen: choices.types.includes(categoryType),
      })),
    },
    {
      key: 'categories',
      items: facets.categories.map(({ id, title, count }) => ({
        key: id,
        title,
        count,
        href: hrefOf({ categories: toggled(choices.categories, Number(id)) }),
        isChosen: choices.categories.includes(id),
      })),
    },
    {
      key: 'cities',
      items: facets.cities.map(({ id, title, count }) => ({
        key: id,
        title,
        count,
        href: hrefOf({ cities: toggled(choices.cities, id) }),
        isChosen: choices.cities.includes(id),
      })),
    },
  ];
  // A single choice that all results share cannot narrow them.
  return groups.filter(({ items }) => items.length > 1 || items.some(({ isChosen }) => isChosen));
}
