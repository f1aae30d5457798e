import type { Database } from '../../kit/database.ts';
import type { ContentSeed } from './content-seed.ts';
import { seedAdvertisements } from './seed-advertisements.ts';
import { seedFaq } from './seed-faq.ts';
import { seedFavorites } from './seed-favorites.ts';
import { seedMenus } from './seed-menus.ts';
import { seedPages } from './seed-pages.ts';
import { seedVideos } from './seed-videos.ts';
import { readVocabulary } from './vocabulary.ts';

/** Writes all that the content service shows. Products and suppliers come first: the search documents join theirs. */
export async function seedContent(db: Database, options: ContentSeed): Promise<void> {
  const vocabulary = await readVocabulary();
  await seedPages(db, vocabulary, options);
  await seedFaq(db, vocabulary, options);
  await seedMenus(db, vocabulary);
  await seedAdvertisements(db, vocabulary, options);
  await seedVideos(db, vocabulary, options);
  await seedFavorites(db, options);
}
