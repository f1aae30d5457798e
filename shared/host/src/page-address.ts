import { type LoaderFunctionArgs, replace } from 'react-router';

const LAST_POSSIBLE = 100_000;

/**
 * The page number of `?page=`, or 1 where there is none that can be read. Remotes of host contract 1 import it, so it stays
 * while the shell serves that version; the lists of this workspace read their page number with `defineAddress`.
 */
export function pageNumberOf(request: Request): number {
  const text = new URL(request.url).searchParams.get('page') ?? '1';
  const page = /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), LAST_POSSIBLE);
}

/**
 * Redirects a visitor who came by another slug to the record's own address, query included. The wrong address does
 * not stay in the history, where going back would redirect forward again.
 */
export function redirectToSlug({ params, request }: LoaderFunctionArgs, slug: string, path: string): void {
  if (params['*'] !== slug) {
    throw replace(path + new URL(request.url).search, 301);
  }
}
