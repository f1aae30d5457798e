import { matchPath, useLocation } from 'react-router';
import { scopeOf } from './scopes.ts';
import { SearchForm, type SearchVariant } from './search-form.tsx';

interface SearchBoxProps {
  variant: SearchVariant;
  onLeave?: () => void;
}

/** The search box; on a page of results it shows the searched term. */
export function SearchBox({ variant, onLeave }: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const term = decode(matchPath('/search/:key', pathname)?.params.key ?? '');
  const scope = term === '' ? 'everywhere' : scopeOf(new URLSearchParams(search).get('scope'));
  return (
    <SearchForm
      key={`${scope} ${term}`}
      variant={variant}
      initialTerm={term}
      initialScope={scope}
      onLeave={onLeave}
    />
  );
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
