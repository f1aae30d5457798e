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

/** The filters of a result list: AND between the keys, OR within each. */
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

/** The term, scope, order and page of a search. */
export interface SearchView extends StateOf<typeof fields> {
  term: string;
  /** True when the address had a longer text than the search accepts; `term` is its beginning. */
  isCut: boolean;
}

/** The search term of the address, as the services take it; null when there is none. */
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

/** Address of the same search without filters. */
export function withoutChoices(view: SearchView): string {
  return searchHref(view, { choices: searchAddress.defaults.choices });
}

/** Number of chosen values. */
export function choiceCount({ types, categories, cities }: SearchChoices): number {
  return types.length + categories.length + cities.length;
}

/** A list with one value added, or removed when it is there. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
