import type { Service } from '../kit/http/service.ts';
import { advertisementMaintenance } from './advertisement/advertisement.jobs.ts';
import { advertisementRoutes } from './advertisement/advertisement.routes.ts';
import { advertisementReportRoutes } from './advertisement/advertisement-report.routes.ts';
import { commentRoutes } from './comment/comment.routes.ts';
import { commentReportRoutes } from './comment/comment-report.routes.ts';
import { commentReviewRoutes } from './comment/comment-review.routes.ts';
import { ownCommentRoutes } from './comment/own-comment.routes.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { favoriteRoutes } from './favorite/favorite.routes.ts';
import { feedbackRoutes } from './feedback/feedback.routes.ts';
import { feedbackProgressRoutes } from './feedback/feedback-progress.routes.ts';
import { feedbackReviewRoutes } from './feedback/feedback-review.routes.ts';
import { helpRoutes } from './help/help.routes.ts';
import { helpSearchRoutes } from './help/help-search.routes.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { noteRoutes } from './note/note.routes.ts';
import { contentTypeRoutes } from './page/content-type.routes.ts';
import { pageRoutes } from './page/page.routes.ts';
import { pageAuthorRoutes } from './page/page-author.routes.ts';
import { pageLikeRoutes } from './page/page-like.routes.ts';
import { pageListRoutes } from './page/page-list.routes.ts';
import { pageSubjectRoutes } from './page/page-subjects.routes.ts';
import { contentRetention } from './retention.rules.ts';
import { figuresRoutes } from './site/figures.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { usefulnessRoutes } from './usefulness/usefulness.routes.ts';
import { lastVisitRoutes } from './visit/last-visit.routes.ts';
import { visitRoutes } from './visit/visit.routes.ts';

/** Articles, comments, favorites, help, menus, advertisements, notes and visits. */
export const contentService: Service = {
  name: 'content',
  routes: (context) =>
    [
      ...[pageRoutes, pageListRoutes, pageAuthorRoutes, pageLikeRoutes, pageSubjectRoutes, contentTypeRoutes],
      ...[commentRoutes, ownCommentRoutes, commentReportRoutes, commentReviewRoutes],
      ...[faqRoutes, helpRoutes, feedbackRoutes, mediaRoutes, siteRoutes],
      ...[advertisementRoutes, advertisementReportRoutes],
      ...[feedbackProgressRoutes, feedbackReviewRoutes, usefulnessRoutes, helpSearchRoutes, figuresRoutes],
      ...[favoriteRoutes, noteRoutes, visitRoutes, lastVisitRoutes, sitemapRoutes],
    ].flatMap((routesOf) => routesOf(context)),
  jobs: (context) => [advertisementMaintenance(context)],
  retention: contentRetention,
};
