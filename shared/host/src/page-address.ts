import { type LoaderFunctionArgs, replace } from 'react-router';

const LAST_POSSIBLE = 100_000;

/**
 * The page number of `?page=`, or 1 where there is none that can be read. It stays in host contract 1 for remotes that are
 * released already; the lists of this workspace read their page number with `defineAddress`.
 */
export function pageNumberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('page') ?? '1';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_POSSIBLE);
}

/**
 * Sends a visitor who came by another slug to the record's own address, query included. The wrong address does not stay
 * in the history, where it would send every step back forward again.
 */
export function redirectToSlug({ params, request }: LoaderFunctionArgs, slug: string, path: string): void {
  if (params['*'] !== slug) {
    throw replace(path + new URL(request.url).search, 301);
  }
}
