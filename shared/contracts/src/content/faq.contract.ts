import * as z from 'zod/mini';
import { Count, endpoint, entityId, NonEmptyText, RichText } from '../core/index.ts';

export const FaqQuestionId = entityId().brand<'FaqQuestionId'>();
export const FaqCategoryId = entityId().brand<'FaqCategoryId'>();
export type FaqCategoryId = z.infer<typeof FaqCategoryId>;

export const FaqCategory = z.object({ id: FaqCategoryId, title: NonEmptyText, questionsCount: Count });
export type FaqCategory = z.infer<typeof FaqCategory>;

export const FaqQuestion = z.object({
  id: FaqQuestionId,
  categoryId: FaqCategoryId,
  question: NonEmptyText,
  answer: RichText,
  visits: Count,
  /** How many readers called the answer useful. */
  useful: z._default(Count, 0),
});
export type FaqQuestion = z.infer<typeof FaqQuestion>;

/** The most read questions, at most six. */
export const listTopFaq = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/faqquestions/top-most-visited/by-platform',
  access: 'public',
  summary: 'The most visited questions.',
  response: z.array(FaqQuestion),
});

/** Questions of one category, in the operator's order. */
export const listFaqByCategory = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/faqquestions/by-category/by-platform',
  access: 'public',
  summary: 'Questions of one category.',
  query: z.strictObject({ categoryId: FaqCategoryId }),
  response: z.array(FaqQuestion),
});

/** All questions, grouped by category. */
export const listFaqGroups = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/faqquestions/group-by-category',
  access: 'public',
  summary: 'All questions grouped by category.',
  response: z.array(z.object({ category: FaqCategory, questions: z.array(FaqQuestion) })),
});

/** Categories with at least one question. */
export const listFaqCategories = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/faqcategories/active-list/by-platform',
  access: 'public',
  summary: 'Active categories of questions.',
  response: z.array(FaqCategory),
});
