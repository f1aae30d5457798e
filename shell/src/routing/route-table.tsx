import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { Composition } from '../boot/boot-data.ts';
import { layoutLoader } from '../layout/layout-loader.ts';
import { MainLayout } from '../layout/main-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { type RouteBuilder, remoteRoute } from './remote-route.tsx';
import { RouteError } from './route-error.tsx';
import { emptyPages, mainPages, PROFILE_LAYOUT, profileLayout } from './shell-pages.tsx';

/**
 * Every address of the site: the shell's own pages and, from the descriptors of this visit's composition, those of the
 * remotes. React Router ranks them: a literal segment beats a parameter, and the catch-all comes last.
 */
export function createRoutes(composition: Composition, builder: RouteBuilder): RouteObject[] {
  const remoteRoutes = (layout: 'main' | 'empty' | 'profile') =>
    composition.remotes.flatMap((remote) =>
      remote.routes
        .filter((route) => route.layout === layout)
        .map((route) => remoteRoute(remote, route, builder)),
    );
  return [
    {
      id: 'layout:main',
      Component: MainLayout,
      loader: ({ context }: LoaderFunctionArgs) => layoutLoader(builder.scopeOf(context).host),
      shouldRevalidate: () => false,
      children: [
        {
          id: 'boundary:main',
          ErrorBoundary: RouteError,
          children: [
            ...mainPages(builder),
            ...remoteRoutes('main'),
            {
              id: PROFILE_LAYOUT,
              // The layout's own chunk makes its menu from it.
              handle: { composition },
              ...profileLayout(),
              children: remoteRoutes('profile'),
            },
            { id: 'shell:/*', path: '/*', loader: raiseNotFound },
          ],
        },
      ],
    },
    {
      id: 'layout:empty',
      Component: EmptyLayout,
      ErrorBoundary: RouteError,
      children: [...emptyPages(), ...remoteRoutes('empty')],
    },
  ];
}

/** An address that no remote owns (specification §4: a non-fatal 404). */
function raiseNotFound({ request }: { request: Request }): never {
  throw new Response(`Page not found: ${new URL(request.url).pathname}`, {
    status: 404,
    statusText: 'Not Found',
  });
}
