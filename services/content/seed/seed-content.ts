import type { Database } from '../../kit/database/database.ts';
import type { ContentSeed } from './content-seed.ts';
import { seedAdvertisements } from './seed-advertisements.ts';
import { seedComments } from './seed-comments.ts';
import { seedFaq } from './seed-faq.ts';
import { seedFavorites } from './seed-favorites.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedHelp } from './seed-help.ts';
import { seedMenus } from './seed-menus.ts';
import { seedNotes } from './seed-notes.ts';
import { seedPages } from './seed-pages.ts';
import { seedSubjects } from './seed-subjects.ts';
import { seedVideos } from './seed-videos.ts';
import { seedVisits } from './seed-visits.ts';
import { readVocabulary } from './vocabulary.ts';

/**
 * Writes all data of the content service. Products and suppliers are seeded before, because the search documents
 * are added to theirs.
 */
export async function seedContent(db: Database, options: ContentSeed): Promise<void> {
  const vocabulary = await readVocabulary();
  await seedPages(db, vocabulary, options);
  await seedSubjects(db);
  await seedComments(db, options);
  await seedFaq(db, vocabulary, options);
  await seedHelp(db, options);
  await seedMenus(db, vocabulary);
  await seedAdvertisements(db, vocabulary, options);
  await seedVideos(db, options);
  // Notes are written about favorites, so these come first.
  await seedFavorites(db, options);
  await seedNotes(db, options);
  await seedVisits(db, options);
  await seedFeedback(db, options);
}
