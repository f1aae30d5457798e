import type { Remote } from '@bazaar/host';

/** What this remote puts into other owners' pages. */
export const slots: NonNullable<Remote['slots']> = {
  'home.news': () => import(/* webpackChunkName: "home-news" */ './features/home/home-news.widget.tsx'),
  'home.webinars': () =>
    import(/* webpackChunkName: "home-webinars" */ './features/home/home-webinars.widget.tsx'),
  'home.videos': () => import(/* webpackChunkName: "home-videos" */ './features/home/home-videos.widget.tsx'),
};
