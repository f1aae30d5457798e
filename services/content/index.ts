import type { Service } from '../kit/http/service.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { siteRoutes } from './site/site.routes.ts';

/** Articles, static pages, questions, menus, advertisements, videos, favorites. */
export const contentService: Service = {
  name: 'content',
  routes: (context) => [
    ...pageRoutes(context),
    ...faqRoutes(context),
    ...siteRoutes(context),
    ...favoriteRoutes(context),
  ],
};
