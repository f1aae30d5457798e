import type { CustomerRole } from '@bazaar/contracts/merchant';
import type { TradeAddress } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { onBehalfOf } from '../../kit/ownership.ts';
import type { ItemPrice } from './totals.rules.ts';

/** An item of the catalogue with what a request needs of it. */
export interface TradeItem extends ItemPrice {
  readonly id: number;
  readonly supplierId: number;
  readonly baseProductId: number | null;
  readonly title: string;
  readonly sku: string;
  readonly saleUnit: string;
  readonly minOrder: number;
  readonly stepQuantity: number;
  readonly leadTimeDays: number;
  readonly isListed: boolean;
}

/** Items by id; deleted ones are missing. */
export async function findItems(db: Database, ids: readonly number[]): Promise<Map<number, TradeItem>> {
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<TradeItem>`
    select id, supplier_id as "supplierId", base_product_id as "baseProductId", title, sku, sale_unit as "saleUnit",
      min_order as "minOrder", step_quantity as "stepQuantity", price_kind as "priceKind", price_rial as "priceRial",
      price_tiers as "priceTiers", price_valid_until as "priceValidUntil", lead_time_days as "leadTimeDays",
      is_listed as "isListed"
    from product.trade_items(${ids}::int[])`.execute(db);
  return new Map(rows.map((item) => [item.id, item]));
}

interface SupplierBrief {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** A supplier that accepts requests; null for an unknown or inactive one. */
export async function findSupplier(db: Database, id: number): Promise<SupplierBrief | null> {
  const { rows } = await sql<SupplierBrief>`
    select id, name, slug from merchant.supplier_brief(array[${id}]::int[]) where is_active`.execute(db);
  return rows[0] ?? null;
}

/** The buyer that a customer is, with the person's role for it; null when the person does not act for it. */
export async function findCustomerBuyer(
  db: Database,
  customerId: number,
  userId: number,
): Promise<{ readonly buyerId: number; readonly role: CustomerRole | null } | null> {
  const { rows } = await sql<{ buyerId: number; role: CustomerRole | null }>`
    select customer.owner_user_id as "buyerId", merchant.agent_role(customer.owner_user_id, ${userId}) as role
    from merchant.customer_owner(${customerId}) as customer
    where ${onBehalfOf('customer.owner_user_id', userId, 'viewer')}`.execute(db);
  return rows[0] ?? null;
}

interface SellerIds {
  readonly nationalLegalId: string;
  readonly economicCode: string | null;
}

/** The numbers of a supplier that the papers of a trade name. */
export async function findSellerIds(db: Database, supplierId: number): Promise<SellerIds | null> {
  const { rows } = await sql<SellerIds>`
    select national_legal_id as "nationalLegalId", economic_code as "economicCode"
    from merchant.supplier_legal_ids(${supplierId})`.execute(db);
  return rows[0] ?? null;
}

interface BuyerFacts {
  readonly name: string | null;
  readonly isComplete: boolean;
}

/** The facts about a buyer that a request needs. */
export async function findBuyer(db: Database, userId: number): Promise<BuyerFacts> {
  const { rows } = await sql<BuyerFacts>`
    select coalesce(merchant.customer_name(${userId}), (
        select nullif(card.name, '') from auth.user_cards(array[${userId}]::int[]) as card
      )) as name,
      merchant.profile_is_complete(${userId}) as "isComplete"`.execute(db);
  return rows[0] ?? { name: null, isComplete: false };
}

/** The present address; null when it is not one that the user may use. */
export async function findAddress(
  db: Database,
  addressId: number,
  userId: number,
): Promise<TradeAddress | null> {
  const { rows } = await sql<{ address: TradeAddress | null }>`
    select merchant.address_snapshot(${addressId}, ${userId}) as address`.execute(db);
  return rows[0]?.address ?? null;
}

export interface Membership {
  readonly id: number;
  readonly planId: number;
  readonly title: string;
  readonly priceRial: number;
  readonly isActive: boolean;
}

/** The buyer's present membership; a user who has begun a request has one. */
export async function findMembership(db: Database, userId: number, now: Date): Promise<Membership> {
  const { rows } = await sql<Membership>`
    select membership_id as id, plan_id as "planId", title, price_rial as "priceRial", is_active as "isActive"
    from merchant.membership_of(${userId}, ${now})`.execute(db);
  return theOne(rows);
}

/** The buyer's membership; one of the base plan is created when there is none. Its fee is due until it is active. */
export async function ensureMembership(db: Database, userId: number, now: Date): Promise<Membership> {
  const { rows } = await sql<Membership>`
    select membership_id as id, plan_id as "planId", title, price_rial as "priceRial", is_active as "isActive"
    from merchant.ensure_base_membership(${userId}, ${now})`.execute(db);
  return theOne(rows);
}

function theOne([membership]: readonly Membership[]): Membership {
  if (membership === undefined) {
    throw new Error('A buyer without a membership, or no base plan.');
  }
  return membership;
}

/** Starts the pending membership. */
export async function activateMembership(db: Database, userId: number, now: Date): Promise<void> {
  await sql`select merchant.activate_membership(${userId}, ${now})`.execute(db);
}

interface BothSides {
  readonly buyerId: number;
  readonly supplierId: number;
  /** The person who acts now; null when nobody does. */
  readonly userId: number | null;
}

/** Whether one person stands on both sides of a trade. */
export async function isOwnTrade(db: Database, { buyerId, supplierId, userId }: BothSides): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select trade.is_own(${buyerId}, ${supplierId}, ${userId}) as "isOwn"`.execute(db);
  return rows[0]?.isOwn ?? false;
}

interface SupplierRating {
  readonly supplierId: number;
  readonly requestId: number;
  readonly buyerId: number;
  readonly stars: number;
  readonly text: string | null;
  readonly now: Date;
}

/** Counts a rating for the supplier of a completed trade. */
export async function rateSupplier(db: Database, rating: SupplierRating): Promise<void> {
  const { supplierId, requestId, buyerId, stars, text, now } = rating;
  await sql`
    select merchant.rate_supplier(${supplierId}, ${requestId}, ${buyerId}, ${stars}, ${text}, ${now})`.execute(
    db,
  );
}
