import type { DelegationKind, DelegationStatus } from '@bazaar/contracts/merchant';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { EXPIRING_DAYS } from './delegation.rules.ts';

export interface DelegationRow {
  readonly id: number;
  readonly supplierId: number;
  readonly supplierName: string;
  readonly supplierSlug: string;
  readonly principal: string;
  readonly brand: string;
  readonly kind: DelegationKind;
  readonly scopeProvinces: { readonly id: number; readonly title: string }[];
  readonly validFrom: string;
  readonly validTo: string;
  readonly fileId: string | null;
}

const COLUMNS = sql`
  delegation.id, delegation.supplier_id as "supplierId", supplier.name as "supplierName",
  supplier.slug as "supplierSlug", delegation.principal, delegation.brand, delegation.kind,
  (
    select coalesce(jsonb_agg(jsonb_build_object('id', province.id, 'title', province.title) order by province.id), '[]')
    from merchant.province where province.id = any(delegation.scope_province_ids)
  ) as "scopeProvinces",
  delegation.valid_from as "validFrom", delegation.valid_to as "validTo", delegation.file_id as "fileId"`;

export interface DelegationFilter {
  readonly supplierId?: number | undefined;
  readonly kind?: DelegationKind | undefined;
  readonly status?: DelegationStatus | undefined;
}

interface DelegationSource {
  readonly filter: DelegationFilter;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * One page of delegations of active suppliers: valid ones first, the last to end at the top; then the expired ones.
 */
export async function selectDelegations(
  db: Database,
  { take, skip, ...wanted }: DelegationSource & { take: number; skip: number },
): Promise<DelegationRow[]> {
  const { rows } = await sql<DelegationRow>`
    select ${COLUMNS} from ${source(wanted)}
    order by (delegation.valid_to < ${wanted.today}::date), delegation.valid_to desc, delegation.id
    limit ${take} offset ${skip}`.execute(db);
  return rows;
}

/** Number of delegations that match a filter. */
export async function countDelegations(db: Database, wanted: DelegationSource): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${source(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One delegation of an active supplier. */
export async function selectDelegation(db: Database, id: number): Promise<DelegationRow | undefined> {
  const { rows } = await sql<DelegationRow>`
    select ${COLUMNS}
    from merchant.delegation join merchant.supplier on supplier.id = delegation.supplier_id
    where delegation.id = ${id} and supplier.is_active`.execute(db);
  return rows[0];
}

function source({ filter: { supplierId, kind, status }, today }: DelegationSource): RawBuilder<unknown> {
  const conditions = [
    sql`supplier.is_active`,
    ...(supplierId === undefined ? [] : [sql`delegation.supplier_id = ${supplierId}`]),
    ...(kind === undefined ? [] : [sql`delegation.kind = ${kind}`]),
    ...(status === undefined ? [] : [statusCondition(status, today)]),
  ];
  return sql`merchant.delegation join merchant.supplier on supplier.id = delegation.supplier_id
    where ${sql.join(conditions, sql` and `)}`;
}

function statusCondition(status: DelegationStatus, today: string): RawBuilder<unknown> {
  const day = sql`${today}::date`;
  switch (status) {
    case 'expired':
      return sql`delegation.valid_to < ${day}`;
    case 'expiring':
      return sql`delegation.valid_to between ${day} and ${day} + ${EXPIRING_DAYS}::int`;
    default:
      return sql`delegation.valid_to > ${day} + ${EXPIRING_DAYS}::int`;
  }
}
