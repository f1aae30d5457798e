import { toPersianDigits } from '@bazaar/locale';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { readPlaces } from './seed-files.ts';

/**
 * Writes countries, the districts of large cities, and the coordinates of provinces; provinces and cities exist
 * already.
 */
export async function seedPlaces(db: Database): Promise<void> {
  const { countries, capitals, urbanAreas } = readPlaces();
  await insertRows(db, {
    table: 'merchant.country',
    columns: { id: 'integer', code: 'text', title: 'text' },
    rows: countries.map(([code, title], index) => ({ id: index + 1, code, title })),
  });
  const places = Object.entries(capitals).map(([title, [latitude, longitude]]) => ({
    title,
    latitude,
    longitude,
  }));
  await sql`
    update merchant.province set latitude = given.latitude, longitude = given.longitude
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as given (title text, latitude double precision, longitude double precision)
    where province.title = given.title`.execute(db);
  const cityIds = await findCapitalIds(db, Object.keys(urbanAreas));
  const areas = Object.entries(urbanAreas).flatMap(([city, count]) =>
    Array.from({ length: count }, (_, index) => ({
      city_id: cityIds.get(city) ?? 0,
      title: `منطقه ${toPersianDigits(index + 1)}`,
      ordinal: index + 1,
    })),
  );
  await insertRows(db, {
    table: 'merchant.urban_area',
    columns: { id: 'integer', city_id: 'integer', title: 'text', ordinal: 'integer' },
    rows: areas.map((area, index) => ({ id: index + 1, ...area })),
  });
}

/** Ids of cities by name; if several have the same name, the first, which is a capital. */
export async function findCapitalIds(db: Database, titles: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; title: string }>`
    select min(id) as id, title from merchant.city where title = any(${[...titles]}::text[]) group by title`.execute(
    db,
  );
  return new Map(rows.map(({ id, title }) => [title, id]));
}
