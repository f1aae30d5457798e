import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { ContentSeed } from './content-seed.ts';
import { parseRichText } from './rich-text-source.rules.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Writes the questions by category; their visits vary so that a few stand out. */
export async function seedFaq(db: Database, { faq }: Vocabulary, { seed }: ContentSeed): Promise<void> {
  const categories = [...new Set(faq.map(({ category }) => category))];
  for (const [index, title] of categories.entries()) {
    await sql`
      insert into content.faq_category (id, title, ordinal)
      values (${index + 1}, ${title}, ${index})`.execute(db);
  }
  for (const [index, { category, question, answer }] of faq.entries()) {
    const visits = ((index * 7919 + seed * 31) % 1700) + 40;
    await sql`
      insert into content.faq_question (id, category_id, question, answer, visits, ordinal)
      values (${index + 1}, ${categories.indexOf(category) + 1}, ${question},
        ${JSON.stringify(parseRichText(answer))}, ${visits}, ${index})`.execute(db);
  }
}
