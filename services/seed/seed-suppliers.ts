import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { makeSupplier, placeKey, type SeededSupplier, type SupplierSeed } from './make-supplier.ts';
import { createRandom } from './random.ts';
import { nameSuppliers } from './supplier-names.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Inserts provinces, cities and 240 suppliers with their certificates and verification ledgers. */
export async function seedSuppliers(db: Database, options: SupplierSeed): Promise<SeededSupplier[]> {
  const { vocabulary, texts, seed } = options;
  const cityIds = await seedPlaces(db, vocabulary);
  const named = nameSuppliers(vocabulary, texts, createRandom(`names ${seed}`));
  const suppliers = named.map((supplier, index) =>
    makeSupplier(supplier, { ...options, id: index + 1, random: createRandom(`supplier ${seed} ${index}`) }),
  );
  await insertRows(db, {
    table: 'merchant.supplier',
    columns: SUPPLIER_COLUMNS,
    rows: suppliers.map(({ row, place }) => ({ ...row, city_id: cityIds.get(place) ?? 0 })),
  });
  await insertRows(db, {
    table: 'merchant.certificate',
    columns: { supplier_id: 'integer', title: 'text', issuer: 'text', valid_from: 'date', valid_to: 'date' },
    rows: suppliers.flatMap(({ certificates }) => certificates),
  });
  await insertRows(db, {
    table: 'merchant.verification',
    columns: {
      supplier_id: 'integer',
      subject: 'text',
      is_identity: 'boolean',
      checked_by: 'text',
      checked_at: 'timestamptz',
      valid_until: 'timestamptz',
    },
    rows: suppliers.flatMap(({ verification }) => verification),
  });
  return suppliers.map(({ summary }) => summary);
}

const SUPPLIER_COLUMNS = {
  id: 'integer',
  name: 'text',
  slug: 'text',
  legal_form: 'text',
  national_legal_id: 'text',
  economic_code: 'text',
  about: 'text',
  activity_kinds: 'text[]',
  city_id: 'integer',
  address: 'text',
  website: 'text',
  founded_year: 'integer',
  employees_band: 'text',
  capabilities: 'text[]',
  rating_average: 'numeric',
  rating_count: 'integer',
  response_minutes: 'integer',
  drawing_family: 'text',
  is_active: 'boolean',
} as const;

/** Inserts provinces and cities; returns the id of each «استان شهر». */
async function seedPlaces(db: Database, { provinces }: Vocabulary): Promise<Map<string, number>> {
  await insertRows(db, {
    table: 'merchant.province',
    columns: { id: 'integer', title: 'text', area_code: 'text' },
    rows: provinces.map(({ title, areaCode }, index) => ({ id: index + 1, title, area_code: areaCode })),
  });
  const cities = provinces
    .flatMap(({ title, cities: titles }, index) =>
      titles.map((city) => ({ province: title, provinceId: index + 1, city })),
    )
    .map((city, index) => ({ ...city, id: index + 1 }));
  await insertRows(db, {
    table: 'merchant.city',
    columns: { id: 'integer', province_id: 'integer', title: 'text' },
    rows: cities.map(({ id, provinceId, city }) => ({ id, province_id: provinceId, title: city })),
  });
  return new Map(
    cities.map(({ id, province, city }) => [placeKey({ provinceTitle: province, cityTitle: city }), id]),
  );
}
