import * as paths from '@bazaar/contracts/paths';
import type { RouteDeclaration } from '@bazaar/host';

const PUBLIC_PAGE = { access: 'public', layout: 'main', render: 'server' } as const;

/** Every address that this remote owns; the last one is every address that nobody else owns. */
export const routes: readonly RouteDeclaration[] = [
  {
    pattern: paths.contents,
    ...PUBLIC_PAGE,
    query: ['page'],
    page: async (host) =>
      (await import('./features/content-list/content-type.route.tsx')).contentTypeRoute(host),
  },
  {
    pattern: paths.contentLabel,
    ...PUBLIC_PAGE,
    query: ['page'],
    page: async (host) =>
      (await import('./features/content-list/content-label.route.tsx')).contentLabelRoute(host),
  },
  // One segment is a type, more are an article: the router ranks a parameter above a splat.
  {
    pattern: paths.contentType,
    ...PUBLIC_PAGE,
    query: ['page'],
    page: async (host) =>
      (await import('./features/content-list/content-type.route.tsx')).contentTypeRoute(host),
  },
  {
    pattern: paths.content,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) => (await import('./features/article/article.route.tsx')).articleRoute(host),
  },
  {
    pattern: paths.faq,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) => (await import('./features/faq/faq.route.tsx')).faqRoute(host),
  },
  {
    pattern: paths.staticPage,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/static-page/static-page.route.tsx')).staticPageRoute(host),
  },
  {
    pattern: '/*',
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/static-page/static-page.route.tsx')).dynamicPageRoute(host),
  },
];
