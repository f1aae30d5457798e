import type { DrawingFamily } from '@bazaar/contracts';
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

/** One that has ended, for what a page of such an advertisement shows. */
const EXPIRED = {
  title: 'فروش دو دستگاه لیفتراک ۳ تن کارکرده',
  body: 'دو دستگاه لیفتراک دیزلی ۳ تن با دکل سه‌مرحله‌ای، ساخت ۱۳۹۶، سرویس‌شده و آماده بازدید زیر بار در تهران.',
  price: 1_850_000_000,
  categoryId: 5014,
} as const;
const EXPIRED_DAYS = 6;

interface Placed {
  readonly id: number;
  readonly city: string;
  readonly family: DrawingFamily;
  readonly publishedAt: Date;
  readonly validTo: string;
}

/** Writes the advertisements, about one a day back from now, and one that has expired. */
export async function seedAdvertisements(
  db: Database,
  vocabulary: Vocabulary,
  { now }: ContentSeed,
): Promise<void> {
  const insert = insertInto(db, vocabulary);
  const dayIn = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const isoDay = (date: Date) => date.toISOString().slice(0, 10);
  for (const [index, advertisement] of vocabulary.advertisements.entries()) {
    await insert(advertisement, {
      id: index + 1,
      city: CITIES[index % CITIES.length] ?? CITIES[0],
      family: drawingOf('advertisement', advertisement.title),
      publishedAt: dayIn(-(index * 1.3 + 0.2)),
      validTo: isoDay(dayIn(VALID_DAYS - index)),
    });
  }
  const id = vocabulary.advertisements.length + 1;
  await insert(EXPIRED, {
    ...{ id, city: CITIES[0], family: 'name-plate' },
    ...{ publishedAt: dayIn(-VALID_DAYS), validTo: isoDay(dayIn(-EXPIRED_DAYS)) },
  });
  await sql`select product.delete_search_document('advertisement', ${id}, 'industrialAdvertisement')`.execute(
    db,
  );
}

function insertInto(db: Database, vocabulary: Vocabulary) {
  const titles = categoryTitles(vocabulary);
  const places = placesOf(vocabulary);
  return async (
    { title, body, price, categoryId }: Vocabulary['advertisements'][number],
    { id, city, family, publishedAt, validTo }: Placed,
  ) => {
    const category = titles.get(categoryId) ?? '';
    await sql`
      insert into content.advertisement
        (id, title, slug, body, category, city_title, city_id, price_rial, published_at, valid_to, drawing, visits,
          contact_name, phone_number)
      values (${id}, ${title}, ${slugFa(title)}, ${body},
        ${JSON.stringify({ id: categoryId, title: category, slug: slugFa(category) })}, ${city},
        ${places.get(city)?.id ?? null}, ${price === 0 ? null : tomanToRial(price)}, ${publishedAt}, ${validTo},
        ${JSON.stringify({ family, seed: id, dimensionMm: null, code: null })}, ${30 + ((id * 37) % 400)},
        ${CONTACTS[(id - 1) % CONTACTS.length]}, ${phoneIn(places.get(city)?.areaCode ?? '021', id)})`.execute(
      db,
    );
  };
}
