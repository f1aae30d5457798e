import { links } from '@bazaar/contracts';
import {
  CATEGORY_TYPES,
  type CategoryType,
  SEARCH_SCOPES,
  SEARCH_SORTS,
  type SearchScope,
  type SearchSort,
} from '@bazaar/contracts/product';
import { pageNumberOf } from '@bazaar/host';
import { normalizeFa } from '@bazaar/locale';

const MAX_TERM_LENGTH = 120;
const MAX_CHOICES = 40;
/** Larger ones are no id of a table. */
const POSITIVE_ID = /^[1-9]\d{0,8}$/;
const SPACES = /\s+/g;

/** What a list of results is narrowed by: AND between the keys, OR inside each. */
export interface SearchChoices {
  types: readonly CategoryType[];
  categories: readonly number[];
  cities: readonly number[];
}

/** What is searched for, where, in which order, and which page of it. */
export interface SearchView {
  term: string;
  /** The address held more than can be searched for; `term` is its beginning. */
  isCut: boolean;
  scope: SearchScope;
  sort: SearchSort;
  choices: SearchChoices;
  page: number;
}

const NO_CHOICES: SearchChoices = { types: [], categories: [], cities: [] };

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

/** Reads an address; what is unknown in it counts as not asked for. */
export function searchViewOf(key: string | undefined, request: Request): SearchView | null {
  const words = termOf(key);
  if (words === null) {
    return null;
  }
  const asked = new URL(request.url).searchParams;
  return {
    ...words,
    scope: SEARCH_SCOPES.find((scope) => scope === asked.get('scope')) ?? 'everywhere',
    sort: SEARCH_SORTS.find((sort) => sort === asked.get('sort')) ?? 'relevance',
    choices: {
      types: CATEGORY_TYPES.filter((type) => asked.getAll('type').includes(type)),
      categories: idsOf(asked.getAll('category')),
      cities: idsOf(asked.getAll('city')),
    },
    page: pageNumberOf(request),
  };
}

function idsOf(texts: readonly string[]): number[] {
  const ids = texts.filter((text) => POSITIVE_ID.test(text)).map(Number);
  return [...new Set(ids)].slice(0, MAX_CHOICES);
}

/** Address of a view with some of it changed; what is default stays unsaid, and a change begins at the first page. */
export function searchAddress(view: SearchView, changes: Partial<SearchView> = {}): string {
  const { term, scope, sort, choices, page } = { ...view, page: 1, ...changes };
  const query = new URLSearchParams();
  if (scope !== 'everywhere') {
    query.set('scope', scope);
  }
  if (sort !== 'relevance') {
    query.set('sort', sort);
  }
  append(query, 'type', choices.types);
  append(query, 'category', choices.categories);
  append(query, 'city', choices.cities);
  if (page > 1) {
    query.set('page', String(page));
  }
  const text = query.toString();
  return links.search(term) + (text && `?${text}`);
}

function append(query: URLSearchParams, name: string, values: readonly (string | number)[]): void {
  for (const value of values) {
    query.append(name, String(value));
  }
}

/** Address of the same search with nothing chosen. */
export function withoutChoices(view: SearchView): string {
  return searchAddress(view, { choices: NO_CHOICES });
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
