import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Sends a visitor who came by another slug to the record's own address, query included. */
export function redirectToSlug({ params, request }: LoaderFunctionArgs, slug: string, path: string): void {
  if (params['*'] !== slug) {
    throw redirect(path + new URL(request.url).search, 301);
  }
}
