import * as paths from '@bazaar/contracts/paths';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { StatusPage } from '../pages/error/status-page.tsx';
import type { RouteBuilder } from './remote-route.tsx';

const noIndex = 'noindex,nofollow';

export const PROFILE_LAYOUT = 'layout:profile';

/** Chunks of the shell's pages that come only with their page; the server names them in the document. */
export const SHELL_PAGE_CHUNKS: Readonly<Record<string, string>> = {
  [`shell:${paths.home}`]: 'page-home',
  [`shell:${paths.login}`]: 'page-login',
  [PROFILE_LAYOUT]: 'layout-profile',
};

/** Public pages do not need the profile menu, so it is a separate chunk. */
export async function loadProfileLayout(): Promise<{ Component: ComponentType }> {
  const { ProfileLayout } = await import(
    /* webpackChunkName: "layout-profile" */ '../layout/profile-layout.tsx'
  );
  return { Component: ProfileLayout };
}

/** The shell's own pages with header and footer. */
export function mainPages({ host }: RouteBuilder): RouteObject[] {
  return [
    {
      id: `shell:${paths.home}`,
      path: paths.home,
      lazy: async () => {
        const { homeRoute } = await import(
          /* webpackChunkName: "page-home" */ '../pages/home/home.route.tsx'
        );
        return homeRoute(host);
      },
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
      lazy: async () => {
        const { LoginPage } = await import(
          /* webpackChunkName: "page-login" */ '../pages/login/login-page.tsx'
        );
        return { Component: LoginPage };
      },
    },
    errorRoute('/error', 500),
    errorRoute('/error/400', 400),
    errorRoute('/error/403', 403),
  ];
}

function errorRoute(path: string, status: number): RouteObject {
  return {
    id: `shell:${path}`,
    path,
    element: <StatusPage status={status} />,
    handle: { head: () => ({ title: 'خطا', robots: noIndex }), status },
  };
}
