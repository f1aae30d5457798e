import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isReservedPath, pageNameOf } from './page-name.rules.ts';
import { staticPageAddress } from './static-page.address.ts';
import { staticPageQueries } from './static-page.queries.ts';
import { type StaticPageData, staticPageHead } from './static-page-head.ts';
import { StaticPageView } from './static-page-view.tsx';

/** /page/* — a static page by its unique name, which may be a path. */
export function staticPageRoute(host: Host) {
  return routeOf((args) => loadPage(host, pageNameOf(args.params['*']), args.request));
}

/** The catch-all — a dynamic page whose unique name is the whole address. */
export function dynamicPageRoute(host: Host) {
  return routeOf((args) => {
    const name = pageNameOf(args.params['*']);
    return loadPage(host, name !== null && isReservedPath(name) ? null : name, args.request);
  });
}

function routeOf(loader: (args: LoaderFunctionArgs) => Promise<StaticPageData>) {
  return { loader, Component: StaticPagePage, handle: { head: staticPageHead } };
}

/** An unknown name becomes the service's own 404. */
async function loadPage(host: Host, name: string | null, request: Request): Promise<StaticPageData> {
  if (name === null) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  const { version } = staticPageAddress.parse(request);
  await host.queryClient.ensureQueryData(staticPageQueries(host.api).byName(name, version));
  return { name, version };
}

function StaticPagePage() {
  const { name, version } = useLoaderData() as StaticPageData;
  const { data: page } = useSuspenseQuery(staticPageQueries(useHost().api).byName(name, version));
  return <StaticPageView key={`${page.id} ${page.version}`} page={page} />;
}
