import type { Service } from '../kit/http/service.ts';
import { advertisementRoutes } from './advertisement/advertisement.routes.ts';
import { commentRoutes } from './comment/comment.routes.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { noteRoutes } from './note/note.routes.ts';
import { contentTypeRoutes } from './page/content-type.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { pageAuthorRoutes } from './page/page-author.routes.ts';
import { pageListRoutes } from './page/page-list.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { lastVisitRoutes } from './visit/last-visit.routes.ts';
import { visitMaintenance } from './visit/visit.jobs.ts';
import { visitRoutes } from './visit/visit.routes.ts';

/** Articles, comments, favorites, help, menus, advertisements, notes and visits. */
export const contentService: Service = {
  name: 'content',
  routes: (context) =>
    [
      ...[pageRoutes, pageListRoutes, pageAuthorRoutes, contentTypeRoutes, commentRoutes],
      ...[faqRoutes, helpRoutes, feedbackRoutes, mediaRoutes, advertisementRoutes, siteRoutes],
      ...[favoriteRoutes, noteRoutes, visitRoutes, lastVisitRoutes, sitemapRoutes],
    ].flatMap((routesOf) => routesOf(context)),
  jobs: (context) => [visitMaintenance(context)],
};
