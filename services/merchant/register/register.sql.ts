import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { NameFacts } from './name.rules.ts';

export interface MerchantRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly legalForm: string;
  readonly stateTitle: string;
  readonly cityTitle: string;
  readonly registeredAt: string | null;
  readonly confirmedAt: string | null;
}

interface MerchantSource {
  readonly filter: { readonly term?: string | undefined; readonly cityId?: number | undefined };
  readonly onlyConfirmed: boolean;
}

/** One page of the register: by name, or the latest verification first. */
export async function selectMerchants(
  db: Database,
  { take, skip, ...wanted }: MerchantSource & { readonly take: number; readonly skip: number },
): Promise<MerchantRow[]> {
  const order = wanted.onlyConfirmed ? sql`supplier.verified_at desc` : sql`supplier.name collate "fa-x-icu"`;
  const { rows } = await sql<MerchantRow>`
    select supplier.id, supplier.name, supplier.slug, supplier.legal_form as "legalForm",
      province.title as "stateTitle", city.title as "cityTitle", supplier.registered_at as "registeredAt",
      supplier.verified_at as "confirmedAt"
    from ${source(wanted)} order by ${order}, supplier.id limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** Number of merchants that match a filter. */
export async function countMerchants(db: Database, wanted: MerchantSource): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${source(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function source({ filter: { term, cityId }, onlyConfirmed }: MerchantSource): RawBuilder<unknown> {
  const conditions = [
    sql`supplier.is_active`,
    ...(onlyConfirmed ? [sql`supplier.verified_at is not null`] : []),
    ...(term === undefined || term.trim() === ''
      ? []
      : [sql`supplier.name_tsv @@ kit.search_query(${term})`]),
    ...(cityId === undefined ? [] : [sql`supplier.city_id = ${cityId}`]),
  ];
  return sql`merchant.supplier join merchant.city on city.id = supplier.city_id
    join merchant.province on province.id = city.province_id where ${sql.join(conditions, sql` and `)}`;
}

/**
 * The facts about a name: the first of its words that is forbidden, and whether a supplier or a confirmed company uses it.
 * @param exceptOwner user whose own company is ignored
 */
export async function findNameFacts(db: Database, name: string, exceptOwner = 0): Promise<NameFacts> {
  const { rows } = await sql<NameFacts>`
    select
      (
        select given.word from unnest(kit.search_words(${name})) with ordinality as given (word, place)
        join merchant.forbidden_word as forbidden on forbidden.word = given.word
        order by given.place limit 1
      ) as "forbiddenWord",
      exists (select from merchant.supplier where merchant.name_key(supplier.name) = merchant.name_key(${name}))
        or exists (
          select from merchant.customer
          where customer.confirmed_at is not null
            and merchant.name_key(customer.company_name) = merchant.name_key(${name})
            and customer.owner_user_id <> ${exceptOwner}
        ) as "isTaken"`.execute(db);
  return rows[0] ?? { forbiddenWord: null, isTaken: false };
}
