import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { insertRows } from '../../seed/batch-insert.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import { legalIdOf } from '../../seed/legal-id.ts';
import { shebaOf } from '../../seed/sheba-of.ts';
import { findCapitalIds } from './seed-places.ts';

const DAY_MS = 86_400_000;
/** The demo buyer's wallet paid the fee on this day, less than a year ago. */
const MEMBER_FOR_DAYS = 164;
const REGISTERED_BEFORE_DAYS = 170;

const PERSON_ID = 1;
const COMPANY_ID = 2;
const LEGAL_ID = legalIdOf('1401234567');

const NO_COMPANY = { company_name: null, national_legal_id: null, economic_code: null };

const CUSTOMERS = [
  {
    ...{ id: PERSON_ID, kind: 'person', first_name: 'نگار', last_name: 'پورحسن', national_id: '0012345679' },
    ...NO_COMPANY,
    ...{ email: 'negar@buyer.example', sheba: shebaOf('017', '0000000123456001') },
  },
  {
    ...{ id: COMPANY_ID, kind: 'company', first_name: 'نگار', last_name: 'پورحسن', national_id: null },
    ...{ company_name: 'شرکت آبرسان نمونه', national_legal_id: LEGAL_ID, economic_code: LEGAL_ID },
    ...{ email: 'purchase@buyer.example', sheba: shebaOf('012', '0000000123456002') },
  },
];

const ADDRESSES = [
  ['دفتر مرکزی', 'تهران', 6, 'خیابان مطهری، کوچه نمونه', '۱۲', '۳', '1587654321'],
  ['انبار کرج', 'کرج', 4, 'شهرک صنعتی بهارستان، خیابان سوم', '۴۱', null, '3187654321'],
  ['کارگاه اصفهان', 'اصفهان', 11, 'شهرک صنعتی جی، خیابان پنجم', '۷', null, '8187654321'],
  ['پروژه تبریز', 'تبریز', 3, 'جاده سنتو، روبه‌روی نیروگاه', '۲۲۰', null, '5187654321'],
  ['پروژه بندرعباس', 'بندرعباس', null, 'بلوار امام خمینی، کوی نمونه', '۹', '۱', '7987654321'],
  ['کارخانه', 'شیراز', 7, 'شهرک صنعتی بزرگ، بلوار کار', '۱۵', null, '7187654321'],
] as const;

/** Who tries the demo publishes more than the base plan permits, and its requests of a month are there already. */
const DEMO_PLAN_ID = 2;

/** Writes the demo buyer as a person and as a company with two agents; the empty buyer has neither. */
export async function seedCustomers(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const at = { created_at: daysAgo(REGISTERED_BEFORE_DAYS), updated_at: daysAgo(REGISTERED_BEFORE_DAYS) };
  await insertRows(db, {
    table: 'merchant.customer',
    columns: CUSTOMER_COLUMNS,
    rows: CUSTOMERS.map((customer) => ({ owner_user_id: DEMO_BUYER.id, ...customer, ...at })),
  });
  await sql`
    update merchant.customer set confirmed_at = ${daysAgo(MEMBER_FOR_DAYS)} where id = ${COMPANY_ID}`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('merchant.customer', 'id'), ${COMPANY_ID})`.execute(db);
  await seedAgents(db, daysAgo(120));
  await seedAddresses(db, daysAgo);
  await sql`
    insert into merchant.membership_plan (id, code, title, price_rial, months, requests_per_month, agents)
    values (${DEMO_PLAN_ID}, 'demo', 'عضویت نمایشی', 45000000, 12, 1000, 20)`.execute(db);
  await sql`
    insert into merchant.membership (user_id, plan_id, created_at, starts_at, ends_at)
    select ${DEMO_BUYER.id}, plan.id, given.at, given.at, given.at + make_interval(months => plan.months)
    from merchant.membership_plan as plan, (select ${daysAgo(MEMBER_FOR_DAYS)}::timestamptz as at) as given
    where plan.id = ${DEMO_PLAN_ID}`.execute(db);
}

const CUSTOMER_COLUMNS = {
  id: 'integer',
  owner_user_id: 'integer',
  kind: 'text',
  first_name: 'text',
  last_name: 'text',
  national_id: 'text',
  company_name: 'text',
  national_legal_id: 'text',
  economic_code: 'text',
  email: 'text',
  sheba: 'text',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const;

async function seedAgents(db: Database, at: string): Promise<void> {
  const agents = [
    { mobile: '+989120000005', name: 'کارشناس خرید نمونه', role: 'approver', limitRial: 1_500_000_000 },
    { mobile: '+989120000006', name: 'مسئول مالی نمونه', role: 'finance', limitRial: null },
  ];
  for (const { mobile, name, role, limitRial } of agents) {
    await sql`
      insert into merchant.customer_agent (
        customer_id, user_id, role, approval_limit_rial, created_at, updated_at, accepted_at)
      values (${COMPANY_ID}, auth.ensure_user(${mobile}, ${name}, ${at}), ${role}, ${limitRial}, ${at}, ${at}, ${at})`.execute(
      db,
    );
  }
}

async function seedAddresses(db: Database, daysAgo: (days: number) => string): Promise<void> {
  const cityIds = await findCapitalIds(
    db,
    ADDRESSES.map(([, city]) => city),
  );
  const last = ADDRESSES.length - 1;
  for (const [index, [title, city, area, address, plaque, unit, postalCode]] of ADDRESSES.entries()) {
    const customerId = index === last ? COMPANY_ID : PERSON_ID;
    const isDefault = index === 0 || index === last;
    const at = daysAgo(100 - index);
    const cityId = cityIds.get(city) ?? 0;
    await sql`
      insert into merchant.delivery_address (customer_id, title, city_id, urban_area_id, address, plaque, unit,
        postal_code, receiver_name, receiver_mobile, is_selected, created_at, updated_at)
      values (${customerId}, ${title}, ${cityId},
        (select id from merchant.urban_area where city_id = ${cityId} and ordinal = ${area}),
        ${address}, ${plaque}, ${unit}, ${postalCode}, 'نگار پورحسن', ${DEMO_BUYER.mobile}, ${isDefault}, ${at}, ${at})`.execute(
      db,
    );
  }
}
