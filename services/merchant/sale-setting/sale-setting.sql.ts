import type { PaymentTerm } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface SaleSettingRow {
  readonly supplierId: number;
  readonly kind: 'PerItem' | 'OrderValue';
  readonly amountRial: number | null;
  readonly paymentTerms: readonly PaymentTerm[];
  readonly saleCities: { readonly id: number; readonly title: string }[];
  readonly workingHours: readonly { readonly day: number; readonly opens: string; readonly closes: string }[];
}

/** How an active supplier sells. */
export async function selectSaleSetting(
  db: Database,
  supplierId: number,
): Promise<SaleSettingRow | undefined> {
  const { rows } = await sql<SaleSettingRow>`
    select setting.supplier_id as "supplierId", setting.minimum_order_kind as kind,
      setting.minimum_order_rial as "amountRial", setting.payment_terms as "paymentTerms",
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', city.id, 'title', city.title) order by city.id), '[]')
        from merchant.city where city.id = any(setting.sale_city_ids)
      ) as "saleCities",
      setting.working_hours as "workingHours"
    from merchant.sale_setting as setting join merchant.supplier on supplier.id = setting.supplier_id
    where setting.supplier_id = ${supplierId} and supplier.is_active`.execute(db);
  return rows[0];
}
