import { listFaqByCategory, listFaqCategories, listFaqGroups, listTopFaq } from '@bazaar/contracts/content';
import { route, type ServiceContext, type ServiceRoute } from '../../kit/http/service.ts';
import { findCategories, findQuestions, findTopQuestions } from './faq.sql.ts';

const TOP_QUESTIONS = 6;

/** Frequently asked questions. */
export function faqRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    route(listTopFaq, async () => findTopQuestions(db, TOP_QUESTIONS)),
    route(listFaqByCategory, async ({ query }) => findQuestions(db, query.categoryId)),
    route(listFaqGroups, async () => {
      const [categories, questions] = await Promise.all([findCategories(db), findQuestions(db, null)]);
      return categories.map((category) => ({
        category,
        questions: questions.filter(({ categoryId }) => categoryId === category.id),
      }));
    }),
    route(listFaqCategories, async () => findCategories(db)),
  ];
}
