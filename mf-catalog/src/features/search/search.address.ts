import {
  choiceField,
  defineAddress,
  entityId,
  groupField,
  links,
  listField,
  pageField,
  type StateOf,
} from '@bazaar/contracts';
import { CATEGORY_TYPES, CategoryType, SEARCH_SCOPES, SEARCH_SORTS } from '@bazaar/contracts/product';
import { normalizeFa } from '@bazaar/locale';

const MAX_TERM_LENGTH = 120;
const MAX_CHOICES = 40;
const SPACES = /\s+/g;

/** What a list of results is narrowed by: AND between the keys, OR inside each. */
const choices = {
  types: listField(CategoryType, { key: 'type', max: CATEGORY_TYPES.length }),
  categories: listField(entityId(), { key: 'category', max: MAX_CHOICES }),
  cities: listField(entityId(), { key: 'city', max: MAX_CHOICES }),
};
export type SearchChoices = StateOf<typeof choices>;

const fields = {
  scope: choiceField(SEARCH_SCOPES, 'everywhere'),
  sort: choiceField(SEARCH_SORTS, 'relevance'),
  choices: groupField(choices),
  page: pageField,
};

/** The query of a page of search results. */
export const searchAddress = defineAddress(fields);

/** What is searched for, where, in which order, and which page of it. */
export interface SearchView extends StateOf<typeof fields> {
  term: string;
  /** The address held more than can be searched for; `term` is its beginning. */
  isCut: boolean;
}

/** The words of the address, as the services take them; null when there are none. */
export function termOf(key: string | undefined): Pick<SearchView, 'term' | 'isCut'> | null {
  const text = normalizeFa((key ?? '').toWellFormed().replace(SPACES, ' '));
  let term = '';
  for (const character of text) {
    if (term.length + character.length > MAX_TERM_LENGTH) {
      break;
    }
    term += character;
  }
  term = term.trim();
  return term === '' ? null : { term, isCut: term.length < text.length };
}

/** Reads an address; null when there is nothing to search for. */
export function searchViewOf(key: string | undefined, request: Request): SearchView | null {
  const words = termOf(key);
  return words && { ...words, ...searchAddress.parse(request) };
}

/** Address of a view with some of it changed; a change begins at the first page. */
export function searchHref(view: SearchView, change: Partial<SearchView>): string {
  return links.search(change.term ?? view.term) + searchAddress.write(view, change);
}

/** Address of the same search with nothing chosen. */
export function withoutChoices(view: SearchView): string {
  return searchHref(view, { choices: searchAddress.defaults.choices });
}

/** Number of things chosen. */
export function choiceCount({ types, categories, cities }: SearchChoices): number {
  return types.length + categories.length + cities.length;
}

/** A list with one value put in, or taken out when it is there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** All scopes side by side, the best of each: the first page of everywhere, in its own order. */
export function isOverview({ scope, sort, page }: SearchView): boolean {
  return scope === 'everywhere' && sort === 'relevance' && page === 1;
}
