import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface QuantityRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly baseUnit: string;
}

export interface UnitRow {
  readonly id: number;
  readonly quantityId: number;
  readonly code: string;
  readonly title: string;
  readonly symbol: string;
  readonly factorToBase: number;
  readonly offsetToBase: number;
}

/** Every quantity. */
export async function selectQuantities(db: Database): Promise<QuantityRow[]> {
  const result = await sql<QuantityRow>`
    select id, code, title, base_unit as "baseUnit" from product.measurement_quantity order by id`.execute(
    db,
  );
  return result.rows;
}

/** Whether the quantity exists. */
export async function hasQuantity(db: Database, id: number): Promise<boolean> {
  const result = await sql`select from product.measurement_quantity where id = ${id}`.execute(db);
  return result.rows.length > 0;
}

/** Every unit, or those that meet a condition on `unit`; smallest first within a quantity. */
async function selectWhere(db: Database, condition: RawBuilder<unknown>): Promise<UnitRow[]> {
  const result = await sql<UnitRow>`
    select unit.id, unit.quantity_id as "quantityId", unit.code, unit.title, unit.symbol,
      unit.factor_to_base as "factorToBase", unit.offset_to_base as "offsetToBase"
    from product.measurement_unit as unit
    where ${condition}
    order by unit.quantity_id, unit.factor_to_base, unit.id`.execute(db);
  return result.rows;
}

export interface UnitFilter {
  readonly quantityId?: number | undefined;
  readonly term?: string | undefined;
}

/** Units of a quantity whose name, symbol or code contains a term, normalized as in the search. */
export function selectUnits(db: Database, { quantityId, term }: UnitFilter): Promise<UnitRow[]> {
  const inQuantity = quantityId === undefined ? sql`true` : sql`unit.quantity_id = ${quantityId}`;
  const named =
    term === undefined
      ? sql`true`
      : sql`(
          position(kit.search_key(${term}) in kit.search_key(unit.title)) > 0
          or position(lower(btrim(${term})) in lower(unit.symbol)) > 0
          or position(lower(btrim(${term})) in lower(unit.code)) > 0
        )`;
  return selectWhere(db, sql`${inQuantity} and ${named}`);
}
