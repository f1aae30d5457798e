import type { FaqCategory, FaqQuestion } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { usefulCount } from '../usefulness/usefulness.sql.ts';

type QuestionRow = z.input<typeof FaqQuestion>;
type CategoryRow = z.input<typeof FaqCategory>;

const QUESTION_COLUMNS = sql`
  question.id, question.category_id as "categoryId", question.question, question.answer, question.visits,
  ${usefulCount('FaqQuestion', sql`question.id`)} as useful`;

/** The most visited active questions. */
export async function findTopQuestions(db: Database, take: number): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${QUESTION_COLUMNS}
    from content.faq_question as question
    join content.faq_category as category on category.id = question.category_id
    where question.is_active and category.is_active
    order by question.visits desc, question.id
    limit ${take}`.execute(db);
  return rows;
}

/** Active questions in the operator's order: of one category, or of all. */
export async function findQuestions(db: Database, categoryId: number | null): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select ${QUESTION_COLUMNS}
    from content.faq_question as question
    join content.faq_category as category on category.id = question.category_id
    where question.is_active and category.is_active
      and (${categoryId}::int is null or category.id = ${categoryId})
    order by category.ordinal, question.ordinal, question.id`.execute(db);
  return rows;
}

/** Active categories that contain an active question. */
export async function findCategories(db: Database): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, category.title, count(*)::int as "questionsCount"
    from content.faq_category as category
    join content.faq_question as question on question.category_id = category.id and question.is_active
    where category.is_active
    group by category.id
    order by category.ordinal, category.id`.execute(db);
  return rows;
}
