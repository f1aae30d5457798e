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
    pattern: paths.supplierContent,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/article/supplier-content.route.tsx')).supplierContentRoute(host),
  },
  // A draft is its author's alone, whom only the browser knows.
  {
    pattern: '/contents/:pageId/preview',
    access: 'session',
    layout: 'main',
    render: 'client',
    query: [],
    page: async (host) => (await import('./features/article/preview.route.tsx')).previewRoute(host),
  },
  {
    pattern: paths.categoryContents,
    ...PUBLIC_PAGE,
    query: ['page'],
    page: async (host) =>
      (await import('./features/content-list/category-contents.route.tsx')).categoryContentsRoute(host),
  },
  {
    pattern: paths.faq,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) => (await import('./features/faq/faq.route.tsx')).faqRoute(host),
  },
  {
    pattern: paths.feedback,
    ...PUBLIC_PAGE,
    query: ['about', 'code'],
    page: async () => (await import('./features/feedback/feedback.route.tsx')).feedbackRoute(),
  },
  // Each letter is its sender's: no server keeps the document.
  {
    pattern: paths.feedbackState,
    ...PUBLIC_PAGE,
    render: 'client',
    query: [],
    page: async () => (await import('./features/feedback/feedback-state.route.tsx')).feedbackStateRoute(),
  },
  {
    pattern: paths.helpSearch,
    ...PUBLIC_PAGE,
    query: ['q'],
    page: async (host) => (await import('./features/help/help-search.route.tsx')).helpSearchRoute(host),
  },
  {
    pattern: paths.help,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) => (await import('./features/help/help-item.route.tsx')).helpItemRoute(host),
  },
  {
    pattern: paths.videos,
    ...PUBLIC_PAGE,
    query: ['group', 'q'],
    page: async (host) => (await import('./features/videos/videos.route.tsx')).videosRoute(host),
  },
  {
    pattern: paths.video,
    ...PUBLIC_PAGE,
    query: ['t'],
    page: async (host) => (await import('./features/video/video.route.tsx')).videoRoute(host),
  },
  {
    pattern: paths.advertisements,
    ...PUBLIC_PAGE,
    query: ['kind', 'city', 'page'],
    page: async (host) =>
      (await import('./features/advertisements/advertisements.route.tsx')).advertisementsRoute(host),
  },
  {
    pattern: paths.advertisement,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/advertisement/advertisement.route.tsx')).advertisementRoute(host),
  },
  {
    pattern: paths.howItWorks,
    ...PUBLIC_PAGE,
    query: [],
    page: async (host) =>
      (await import('./features/how-it-works/how-it-works.route.tsx')).howItWorksRoute(host),
  },
  {
    pattern: paths.staticPage,
    ...PUBLIC_PAGE,
    query: ['version'],
    page: async (host) =>
      (await import('./features/static-page/static-page.route.tsx')).staticPageRoute(host),
  },
  {
    pattern: '/*',
    ...PUBLIC_PAGE,
    query: ['version'],
    page: async (host) =>
      (await import('./features/static-page/static-page.route.tsx')).dynamicPageRoute(host),
  },
];
