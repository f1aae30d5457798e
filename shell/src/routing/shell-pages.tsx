import * as paths from '@bazaar/contracts/paths';
import type { RouteHandle } from '@bazaar/host';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { StatusPage } from '../pages/error/status-page.tsx';
import { PartPage, shellPart } from '../parts/shell-part.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import type { RouteBuilder } from './remote-route.tsx';

const noIndex = 'noindex,nofollow';

export const PROFILE_LAYOUT = 'layout:profile';

/** Chunks of the shell's pages that come only with their page; the server names them in the document. */
export const SHELL_PAGE_CHUNKS: Readonly<Record<string, string>> = {
  [`shell:${paths.home}`]: 'page-home',
  [`shell:${paths.login}`]: 'page-login',
  [PROFILE_LAYOUT]: 'layout-profile',
};

const homePart = shellPart(() => import(/* webpackChunkName: "page-home" */ '../pages/home/home.route.tsx'));
const loginPart = shellPart(
  () => import(/* webpackChunkName: "page-login" */ '../pages/login/login-page.tsx'),
);
/** Public pages do not need the profile menu, so it is a separate chunk. */
const profilePart = shellPart(
  () => import(/* webpackChunkName: "layout-profile" */ '../layout/profile-layout.tsx'),
);

/** The files of the shell that a page needs besides the client: by the id of their route. */
const parts: Readonly<Record<string, { load(): Promise<unknown> }>> = {
  [`shell:${paths.home}`]: homePart,
  [`shell:${paths.login}`]: loginPart,
  [PROFILE_LAYOUT]: profilePart,
};

/** Loads the shell's own files of a page, whose route ids are given. @throws ShellFault (rejects) when one fails. */
export async function loadShellParts(ids: readonly (string | undefined)[]): Promise<void> {
  await Promise.all(ids.map((id) => parts[id ?? '']?.load()));
}

/** The layout of the profile. Its loader sees to it that the server renders it at once. */
export function profileLayout() {
  return {
    loader: () => loaded(profilePart),
    shouldRevalidate: () => false,
    element: (
      <PartPage
        isLayout
        part={profilePart}
        fallback={<PageSkeleton />}
        page={({ ProfileLayout }) => ProfileLayout}
      />
    ),
  };
}

/** The shell's own pages with header and footer. */
export function mainPages({ scopeOf }: RouteBuilder): RouteObject[] {
  return [
    {
      id: `shell:${paths.home}`,
      path: paths.home,
      handle: {
        head: (data, context) => homePart.peek()?.homeRoute.handle.head(data, context) ?? { title: '' },
      } satisfies RouteHandle,
      loader: async ({ context }: LoaderFunctionArgs) =>
        (await homePart.load()).homeRoute.loader(scopeOf(context).host),
      element: (
        <PartPage part={homePart} fallback={<PageSkeleton />} page={({ homeRoute }) => homeRoute.Component} />
      ),
    },
    errorRoute('/error/404', 404),
    errorRoute('/error/500', 500),
  ];
}

/** The shell's own pages without header and footer. */
export function emptyPages(): RouteObject[] {
  return [
    {
      id: `shell:${paths.login}`,
      path: paths.login,
      handle: { head: () => ({ title: 'ورود یا ثبت‌نام', robots: noIndex }) },
      loader: () => loaded(loginPart),
      element: <PartPage part={loginPart} fallback={<PageSkeleton />} page={({ LoginPage }) => LoginPage} />,
    },
    errorRoute('/error', 500),
    errorRoute('/error/400', 400),
    errorRoute('/error/403', 403),
  ];
}

/** For a loader that has no data: it waits for the file alone. */
async function loaded(part: { load(): Promise<unknown> }): Promise<null> {
  await part.load();
  return null;
}

function errorRoute(path: string, status: number): RouteObject {
  return {
    id: `shell:${path}`,
    path,
    element: <StatusPage status={status} />,
    handle: { head: () => ({ title: 'خطا', robots: noIndex }), status },
  };
}
