import { type LoaderFunctionArgs, redirect } from 'react-router';

// What the router's own `replace` sets; that is not among the exports of the platform. Without it the wrong address
// would stay in the history and send every step back forward again.
const REPLACE = { 'X-Remix-Replace': 'true' };

/** Sends a visitor who came by another slug to the record's own address, query included. */
export function redirectToSlug({ params, request }: LoaderFunctionArgs, slug: string, path: string): void {
  if (params['*'] !== slug) {
    throw redirect(path + new URL(request.url).search, { status: 301, headers: REPLACE });
  }
}
