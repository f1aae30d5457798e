import { slugFa, tomanToRial } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { drawingOf } from '../../seed/drawing-choices.ts';
import type { ContentSeed } from './content-seed.ts';
import { categoryTitles, type Vocabulary } from './vocabulary.ts';

const DAY_MS = 86_400_000;
const VALID_DAYS = 120;

/** City of each advertisement of the vocabulary, in the same order. */
const CITIES = [
  'تهران',
  'تهران',
  'کرج',
  'اصفهان',
  'قزوین',
  'کرج',
  'مشهد',
  'تبریز',
  'اراک',
  'اهواز',
  'تهران',
  'تهران',
  'تهران',
  'یزد',
  'اشتهارد',
  'قم',
  'تهران',
  'بندرعباس',
  'شیراز',
  'تهران',
] as const;

const CONTACTS = ['واحد فروش', 'دفتر بازرگانی', 'مدیر پروژه', 'انبار مرکزی'] as const;

interface Place {
  readonly id: number;
  readonly areaCode: string;
}

/** Cities by title, with the ids that the merchant seed gives them: in the order of the vocabulary. */
function placesOf({ provinces }: Vocabulary): ReadonlyMap<string, Place> {
  const cities = provinces.flatMap(({ areaCode, cities: titles }) =>
    titles.map((title) => ({ title, areaCode })),
  );
  return new Map(cities.map(({ title, areaCode }, index) => [title, { id: index + 1, areaCode }]));
}

/** A landline number of the place that is recognizable as demo data. */
function phoneIn(areaCode: string, id: number): string {
  return `+98${areaCode.slice(1)}5550${1000 + id}`;
}

/** Writes the advertisements, about one a day back from now. */
export async function seedAdvertisements(
  db: Database,
  vocabulary: Vocabulary,
  { now }: ContentSeed,
): Promise<void> {
  const titles = categoryTitles(vocabulary);
  const places = placesOf(vocabulary);
  for (const [index, advertisement] of vocabulary.advertisements.entries()) {
    const id = index + 1;
    const city = CITIES[index % CITIES.length] ?? CITIES[0];
    const family = drawingOf('advertisement', advertisement.title);
    const category = titles.get(advertisement.categoryId) ?? '';
    const publishedAt = new Date(now.getTime() - (index * 1.3 + 0.2) * DAY_MS);
    const validTo = new Date(now.getTime() + (VALID_DAYS - index) * DAY_MS).toISOString().slice(0, 10);
    await sql`
      insert into content.advertisement
        (id, title, body, category, city_title, city_id, price_rial, published_at, valid_to, drawing, visits,
          contact_name, phone_number)
      values (${id}, ${advertisement.title}, ${advertisement.body},
        ${JSON.stringify({ id: advertisement.categoryId, title: category, slug: slugFa(category) })}, ${city},
        ${places.get(city)?.id ?? null},
        ${advertisement.price === 0 ? null : tomanToRial(advertisement.price)}, ${publishedAt}, ${validTo},
        ${JSON.stringify({ family, seed: id, dimensionMm: null, code: null })}, ${30 + ((id * 37) % 400)},
        ${CONTACTS[index % CONTACTS.length]}, ${phoneIn(places.get(city)?.areaCode ?? '021', id)})`.execute(
      db,
    );
    // An advertisement has no page of its own, so its search result links to its category.
    await sql`
      select product.upsert_search_document('category', ${advertisement.categoryId}, 'industrialAdvertisement',
        'IndustrialAdvertisement', ${advertisement.title}, ${slugFa(category)}, ${advertisement.body},
        ${JSON.stringify({ family, seed: id, dimensionMm: null, code: null })}, 600, ${advertisement.categoryId})`.execute(
      db,
    );
  }
}
