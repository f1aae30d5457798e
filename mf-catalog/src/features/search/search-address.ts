import { links } from '@bazaar/contracts';
import { SEARCH_SCOPES, type SearchScope } from '@bazaar/contracts/product';

const LONGEST_TERM = 120;

/** What is searched for, where, and which page of it. */
export interface SearchView {
  term: string;
  scope: SearchScope;
  page: number;
}

/** The words of the address, as the services take them; null when there are none. */
export function termOf(key: string | undefined): string | null {
  const term = Array.from(key ?? '')
    .slice(0, LONGEST_TERM)
    .join('')
    .trim();
  return term === '' ? null : term;
}

/** The scope that `?scope=` asks for; everywhere when it asks for none, or for one that is not there. */
export function scopeOf(request: Request): SearchScope {
  const asked = new URL(request.url).searchParams.get('scope');
  return SEARCH_SCOPES.find((scope) => scope === asked) ?? 'everywhere';
}

/** Address of one page of results. */
export function searchAddress({ term, scope, page }: SearchView): string {
  const address = links.search(term, scope);
  if (page <= 1) {
    return address;
  }
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`;
}
