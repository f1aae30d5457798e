import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { dayOf } from '../../seed/prices.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import { fieldsOfName, isInField, readSupplierTexts } from '../../seed/supplier-texts.ts';
import { type Principal, readPrincipals } from './seed-files.ts';

const DAY_MS = 86_400_000;
const DELEGATIONS = 90;
/** One in ten has expired, and as many are about to expire. */
const EXPIRED_SHARE = 0.1;
const EXPIRING_SHARE = 0.1;
const AGENCY = 'نماینده رسمی';

interface SupplierFacts {
  readonly id: number;
  readonly name: string;
  readonly provinceId: number;
  readonly cityId: number;
  readonly areaCode: string;
  readonly website: string | null;
  readonly activityKinds: readonly string[];
  /** The earliest entry of its verification ledger; it was registered before. */
  readonly firstCheck: string | null;
}

interface SupplierDetailSeed {
  readonly now: Date;
  readonly seed: number;
}

/** Gives the suppliers phone numbers, a registration date, terms of sale, and some of them delegations. */
export async function seedSupplierDetails(db: Database, options: SupplierDetailSeed): Promise<void> {
  const suppliers = await readSuppliers(db);
  await writeContacts(db, suppliers, options);
  await writeSaleSettings(db, suppliers, options);
  await writeDelegations(db, suppliers, options);
}

async function readSuppliers(db: Database): Promise<SupplierFacts[]> {
  const { rows } = await sql<SupplierFacts>`
    select supplier.id, supplier.name, city.province_id as "provinceId", supplier.city_id as "cityId", province.area_code as "areaCode",
      supplier.website, supplier.activity_kinds as "activityKinds", min(verification.checked_at) as "firstCheck"
    from merchant.supplier
    join merchant.city on city.id = supplier.city_id
    join merchant.province on province.id = city.province_id
    left join merchant.verification on verification.supplier_id = supplier.id
    group by supplier.id, city.province_id, province.area_code
    order by supplier.id`.execute(db);
  return rows;
}

async function writeContacts(
  db: Database,
  suppliers: readonly SupplierFacts[],
  { now, seed }: SupplierDetailSeed,
) {
  const rows = suppliers.map(({ id, areaCode, website, firstCheck }) => {
    const random = createRandom(`contact ${seed} ${id}`);
    const before = firstCheck === null ? now.getTime() : Date.parse(firstCheck);
    return {
      id,
      phones: Array.from({ length: random.chance(0.3) ? 2 : 1 }, () => demoPhone(areaCode, random)),
      email: website === null ? null : `info@${new URL(website).hostname}`,
      registered_at: new Date(before - random.whole(3, 1_400) * DAY_MS).toISOString(),
    };
  });
  await sql`
    update merchant.supplier set phones = given.phones, email = given.email, registered_at = given.registered_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id integer, phones text[], email text, registered_at timestamptz)
    where supplier.id = given.id`.execute(db);
}

/** Real numbers never have a zero after the area code, so these belong to no one. */
function demoPhone(areaCode: string, random: Random): string {
  return `+98${areaCode.slice(1)}00${String(random.whole(0, 999_999)).padStart(6, '0')}`;
}

const TERMS = ['Cash', 'Prepayment', 'Credit30', 'Credit60', 'LetterOfCredit'] as const;
const MILLION_TOMAN_IN_RIAL = 10_000_000;
const WORKDAYS = 5;

async function writeSaleSettings(
  db: Database,
  suppliers: readonly SupplierFacts[],
  { seed }: SupplierDetailSeed,
) {
  const cities = [...new Set(suppliers.map(({ cityId }) => cityId))];
  const rows = suppliers.map(({ id, cityId }) => {
    const random = createRandom(`sale setting ${seed} ${id}`);
    const isByValue = random.chance(0.4);
    const chosen = random.sample(TERMS.slice(1), random.whole(1, 3));
    return {
      supplier_id: id,
      minimum_order_kind: isByValue ? 'OrderValue' : 'PerItem',
      minimum_order_rial: isByValue ? random.pick([5, 10, 20, 50]) * MILLION_TOMAN_IN_RIAL : null,
      payment_terms: TERMS.filter((term) => term === 'Cash' || chosen.includes(term)),
      sale_city_ids: random.chance(0.65)
        ? []
        : [...new Set([cityId, ...random.sample(cities, random.whole(2, 8))])],
      working_hours: workingHours(random),
    };
  });
  await insertRows(db, {
    table: 'merchant.sale_setting',
    columns: {
      supplier_id: 'integer',
      minimum_order_kind: 'text',
      minimum_order_rial: 'bigint',
      payment_terms: 'text[]',
      sale_city_ids: 'integer[]',
      working_hours: 'jsonb',
    },
    rows,
  });
}

/** Saturday to Wednesday, and half of Thursday for some. */
function workingHours(random: Random) {
  const opens = random.pick(['07:30', '08:00', '08:30', '09:00']);
  const closes = random.pick(['16:00', '16:30', '17:00', '18:00']);
  const week = Array.from({ length: WORKDAYS }, (_, day) => ({ day, opens, closes }));
  return random.chance(0.55) ? [...week, { day: WORKDAYS, opens, closes: '13:00' }] : week;
}

const DAYS_HELD = 30;

/** A supplier with the makers of what it sells. */
interface Candidate {
  readonly supplier: SupplierFacts;
  readonly principals: readonly Principal[];
}

const KINDS = ['OfficialSales', 'AfterSales', 'ExclusiveRegion', 'Distribution', 'Warranty'] as const;

async function writeDelegations(
  db: Database,
  suppliers: readonly SupplierFacts[],
  { now, seed }: SupplierDetailSeed,
) {
  const random = createRandom(`delegations ${seed}`);
  const texts = readSupplierTexts();
  const principals = readPrincipals();
  const candidates = suppliers.map((supplier) => {
    const fields = fieldsOfName(texts, supplier.name);
    const sold = ({ categories }: Principal) => categories.some((category) => isInField(fields, category));
    return { supplier, principals: principals.filter(sold) };
  });
  const fitting = candidates.filter((candidate) => candidate.principals.length > 0);
  const isAgency = ({ supplier }: Candidate) => supplier.activityKinds.includes(AGENCY);
  const holders = [
    ...fitting.filter(isAgency),
    ...random.sample(
      fitting.filter((candidate) => !isAgency(candidate)),
      DELEGATIONS,
    ),
  ];
  const provinces = [...new Set(suppliers.map(({ provinceId }) => provinceId))];
  const rows = holders.slice(0, DELEGATIONS).map(({ supplier, principals: own }, index) => {
    const { name, brand } = random.pick(own);
    const kind = random.pick(KINDS);
    const daysLeft = daysLeftOf(index, random);
    return {
      supplier_id: supplier.id,
      principal: name,
      brand,
      kind,
      scope_province_ids: scopeOf(kind, { supplier, provinces, random }),
      // Every delegation has already begun, however many days are left.
      valid_from: dayOf(now, Math.min(-DAYS_HELD, daysLeft - random.pick([365, 730, 1095, 1826]))),
      valid_to: dayOf(now, daysLeft),
    };
  });
  await insertRows(db, {
    table: 'merchant.delegation',
    columns: {
      id: 'integer',
      supplier_id: 'integer',
      principal: 'text',
      brand: 'text',
      kind: 'text',
      scope_province_ids: 'integer[]',
      valid_from: 'date',
      valid_to: 'date',
    },
    rows: rows.map((row, index) => ({ id: index + 1, ...row })),
  });
  await sql`select setval(pg_get_serial_sequence('merchant.delegation', 'id'), ${rows.length})`.execute(db);
}

function daysLeftOf(index: number, random: Random): number {
  const share = (index % 10) / 10;
  if (share < EXPIRED_SHARE) {
    return -random.whole(3, 300);
  }
  return share < EXPIRED_SHARE + EXPIRING_SHARE ? random.whole(2, 58) : random.whole(62, 1_000);
}

interface Scope {
  readonly supplier: SupplierFacts;
  readonly provinces: readonly number[];
  readonly random: Random;
}

/** Exclusive rights are for the supplier's own province; others for the whole country or for some provinces. */
function scopeOf(kind: (typeof KINDS)[number], { supplier, provinces, random }: Scope): number[] {
  if (kind === 'ExclusiveRegion') {
    return [supplier.provinceId];
  }
  return random.chance(0.5)
    ? []
    : [...new Set([supplier.provinceId, ...random.sample(provinces, random.whole(1, 4))])].sort(
        (a, b) => a - b,
      );
}
