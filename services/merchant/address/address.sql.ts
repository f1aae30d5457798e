import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { AddressFields } from './address.rules.ts';

export interface AddressRow extends AddressFields {
  readonly id: number;
  readonly customerId: number;
  readonly provinceId: number;
  readonly provinceTitle: string;
  readonly cityId: number;
  readonly cityTitle: string;
  readonly urbanAreaId: number | null;
  readonly urbanAreaTitle: string | null;
  readonly isSelected: boolean;
  readonly rowVersion: number;
}

const COLUMNS = sql`
  address.id, address.customer_id as "customerId", address.title, city.province_id as "provinceId",
  province.title as "provinceTitle", address.city_id as "cityId", city.title as "cityTitle",
  address.urban_area_id as "urbanAreaId", area.title as "urbanAreaTitle", address.address, address.plaque, address.unit,
  address.postal_code as "postalCode", address.receiver_name as "receiverName",
  address.receiver_mobile as "receiverMobile", address.is_selected as "isSelected",
  address.row_version as "rowVersion"`;

const TABLES = sql`
  merchant.delivery_address as address
  join merchant.city on city.id = address.city_id
  join merchant.province on province.id = city.province_id
  left join merchant.urban_area as area on area.id = address.urban_area_id`;

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/**
 * One page of a customer's addresses, the default first, then the newest. The caller has checked that they may be read.
 */
export async function selectAddresses(
  db: Database,
  customerId: number,
  { pageNumber, pageSize }: Window,
): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow>`
    select ${COLUMNS} from ${TABLES} where address.customer_id = ${customerId}
    order by address.is_selected desc, address.created_at desc, address.id desc
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** Number of a customer's addresses. */
export async function countAddresses(db: Database, customerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from merchant.delivery_address where customer_id = ${customerId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The default address of a customer. */
export async function selectDefault(db: Database, customerId: number): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select ${COLUMNS} from ${TABLES}
    where address.customer_id = ${customerId} and address.is_selected`.execute(db);
  return rows[0];
}

/** One address of a customer. */
export async function selectAddress(
  db: Database,
  id: number,
  customerId: number,
): Promise<AddressRow | undefined> {
  const { rows } = await sql<AddressRow>`
    select ${COLUMNS} from ${TABLES}
    where address.id = ${id} and ${ownedBy('address.customer_id', customerId)}`.execute(db);
  return rows[0];
}

/** The user's customer that an address belongs to. */
export async function selectAddressOwner(
  db: Database,
  id: number,
  userId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ customerId: number }>`
    select customer.id as "customerId"
    from merchant.delivery_address as address join merchant.customer on customer.id = address.customer_id
    where address.id = ${id} and ${ownedBy('customer.owner_user_id', userId)}`.execute(db);
  return rows[0]?.customerId;
}

/** Blocks other changes of this customer's addresses until the transaction ends. */
export async function lockCustomer(db: Database, customerId: number): Promise<void> {
  await sql`select from merchant.customer where id = ${customerId} for update`.execute(db);
}

export interface AddressPlace {
  readonly provinceId: number;
  readonly cityId: number;
  readonly urbanAreaId: number | null;
}

/** Whether a city is in the province, and the district, if one is given, in the city. */
export async function checkPlace(
  db: Database,
  { provinceId, cityId, urbanAreaId }: AddressPlace,
): Promise<{ readonly isCity: boolean; readonly isArea: boolean }> {
  const { rows } = await sql<{ isCity: boolean; isArea: boolean }>`
    select
      exists (select from merchant.city where id = ${cityId} and province_id = ${provinceId}) as "isCity",
      ${urbanAreaId}::int is null
        or exists (select from merchant.urban_area where id = ${urbanAreaId} and city_id = ${cityId}) as "isArea"`.execute(
    db,
  );
  return rows[0] ?? { isCity: false, isArea: false };
}

export interface AddressWrite {
  readonly customerId: number;
  readonly fields: AddressFields;
  readonly place: AddressPlace;
  readonly now: Date;
}

/** Adds an address; the caller decides whether it is the default, and has then cleared the former default. */
export async function insertAddress(
  db: Database,
  { customerId, fields, place, now, isSelected }: AddressWrite & { readonly isSelected: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into merchant.delivery_address (customer_id, title, city_id, urban_area_id, address, plaque, unit,
      postal_code, receiver_name, receiver_mobile, is_selected, created_at, updated_at)
    values (${customerId}, ${fields.title}, ${place.cityId}, ${place.urbanAreaId}, ${fields.address},
      ${fields.plaque}, ${fields.unit}, ${fields.postalCode}, ${fields.receiverName}, ${fields.receiverMobile},
      ${isSelected}, ${now}, ${now})
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface AddressChange extends Omit<AddressWrite, 'customerId'> {
  readonly id: number;
  readonly version: number;
}

/**
 * Saves an address that the caller has checked to be the customer's; false when it has changed since that version.
 */
export async function updateAddress(db: Database, change: AddressChange): Promise<boolean> {
  const { id, version, fields, place, now } = change;
  const { rows } = await sql`
    update merchant.delivery_address as address
    set title = ${fields.title}, city_id = ${place.cityId}, urban_area_id = ${place.urbanAreaId},
      address = ${fields.address}, plaque = ${fields.plaque}, unit = ${fields.unit},
      postal_code = ${fields.postalCode}, receiver_name = ${fields.receiverName},
      receiver_mobile = ${fields.receiverMobile}, updated_at = ${now}, row_version = address.row_version + 1
    where address.id = ${id} and address.row_version = ${version}
    returning address.id`.execute(db);
  return rows.length === 1;
}

/** Clears the customer's default address. */
export async function clearDefault(db: Database, customerId: number): Promise<void> {
  await sql`
    update merchant.delivery_address set is_selected = false
    where customer_id = ${customerId} and is_selected`.execute(db);
}

/**
 * Makes an address the default, which the caller has checked to be the customer's; its version stays the same,
 * because its fields do.
 */
export async function setDefault(db: Database, id: number): Promise<void> {
  await sql`update merchant.delivery_address set is_selected = true where id = ${id}`.execute(db);
}

/** Removes an address of a customer; returns whether it was the default, or undefined when there is none. */
export async function deleteAddress(
  db: Database,
  id: number,
  customerId: number,
): Promise<{ readonly wasSelected: boolean } | undefined> {
  const { rows } = await sql<{ wasSelected: boolean }>`
    delete from merchant.delivery_address as address
    where address.id = ${id} and ${ownedBy('address.customer_id', customerId)}
    returning address.is_selected as "wasSelected"`.execute(db);
  return rows[0];
}

/** Makes the newest address of a customer the default; null when there is none. */
export async function promoteNewest(db: Database, customerId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update merchant.delivery_address set is_selected = true
    where id = (
      select id from merchant.delivery_address where customer_id = ${customerId} order by created_at desc, id desc limit 1)
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}
