import { defineRoutes, type Host } from '@bazaar/host';

const contentList = () =>
  import(/* webpackChunkName: "content-list" */ './features/content-list/content-type.route.tsx');
const staticPage = () =>
  import(/* webpackChunkName: "static-page" */ './features/static-page/static-page.route.tsx');

/** Every address this remote owns; the last one is every address that nobody owns. */
export function routes(host: Host) {
  return defineRoutes('mf-content', {
    '/contents': async () => (await contentList()).contentTypeRoute(host),
    '/contents/label/:title': async () => {
      const { contentLabelRoute } = await import(
        /* webpackChunkName: "content-label" */ './features/content-list/content-label.route.tsx'
      );
      return contentLabelRoute(host);
    },
    // One segment is a type, more are an article: the router ranks a parameter above a splat.
    '/contents/:contentTypeId': async () => (await contentList()).contentTypeRoute(host),
    '/contents/:pageId/*': async () => {
      const { articleRoute } = await import(
        /* webpackChunkName: "article" */ './features/article/article.route.tsx'
      );
      return articleRoute(host);
    },
    '/faq': async () => {
      const { faqRoute } = await import(/* webpackChunkName: "faq" */ './features/faq/faq.route.tsx');
      return faqRoute(host);
    },
    '/page/*': async () => (await staticPage()).staticPageRoute(host),
    '/*': async () => (await staticPage()).dynamicPageRoute(host),
  });
}
