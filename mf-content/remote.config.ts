import { defineRemoteConfig } from '@bazaar/build';

const PAGE = { access: 'public', layout: 'main', render: 'server' } as const;
const SECTION = { render: 'server', access: 'any' } as const;

export default defineRemoteConfig({
  name: 'mf-content',
  routes: [
    { pattern: '/contents', chunk: 'content-list', ...PAGE },
    { pattern: '/contents/label/:title', chunk: 'content-label', ...PAGE },
    { pattern: '/contents/:contentTypeId', chunk: 'content-list', ...PAGE },
    { pattern: '/contents/:pageId/*', chunk: 'article', ...PAGE },
    { pattern: '/faq', chunk: 'faq', ...PAGE },
    { pattern: '/page/*', chunk: 'static-page', ...PAGE },
    { pattern: '/*', chunk: 'static-page', ...PAGE },
  ],
  slots: [
    { name: 'home.news', chunk: 'home-news', ...SECTION },
    { name: 'home.webinars', chunk: 'home-webinars', ...SECTION },
    { name: 'home.videos', chunk: 'home-videos', ...SECTION },
  ],
  publishes: [],
  listens: [],
});
