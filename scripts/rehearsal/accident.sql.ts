import type { Connection } from '../../services/kit/database/own-connection.ts';

const ITEMS = 20;

/** What was deleted by mistake, and when that was committed. */
export interface Accident {
  readonly at: Date;
  /** Codes by which the search finds the items. */
  readonly codes: readonly string[];
  readonly fileIds: readonly string[];
}

/** Deletes items of the catalogue, which takes them out of the search, and the records of all files that users sent. */
export async function haveAccident(client: Connection): Promise<Accident> {
  await client.query('begin');
  const items = await client.query<{ code: string }>(
    `delete from product.supplier_product where id in (
       select id from product.supplier_product where is_listed and base_product_id is null order by id desc limit ${ITEMS}
     ) returning sku as code`,
  );
  const files = await client.query<{ id: string }>(
    `delete from file.stored_file where not is_attached and stored_at is not null returning id`,
  );
  await client.query('commit');
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at');
  return {
    at: rows[0]?.at ?? new Date(0),
    codes: items.rows.map(({ code }) => code),
    fileIds: files.rows.map(({ id }) => id),
  };
}

/** What a restored database holds of the load and of what was deleted. */
export interface Found {
  readonly amounts: ReadonlySet<string>;
  readonly fileIds: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly markers: ReadonlySet<number>;
}

export async function readFound(client: Connection): Promise<Found> {
  const amounts = await client.query<{ key: string }>(
    `select amount_rial::text as key from wallet.entry join wallet.account on account.id = entry.account_id
     where owner_user_id is not null and amount_rial > 0`,
  );
  const files = await client.query<{ key: string }>(
    'select id as key from file.stored_file where stored_at is not null',
  );
  const codes = await client.query<{ key: string }>(
    'select sku as key from product.supplier_product where is_listed',
  );
  const markers = await client.query<{ key: number }>('select number as key from public.restore_marker');
  const keysOf = <Key>({ rows }: { rows: { key: Key }[] }) => new Set(rows.map(({ key }) => key));
  return {
    amounts: keysOf(amounts),
    fileIds: keysOf(files),
    codes: keysOf(codes),
    markers: keysOf(markers),
  };
}
