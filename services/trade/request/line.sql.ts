import type { TradeDocument, TradeLine } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { storedJson } from './stored-json.rules.ts';

type StoredLine = Omit<z.input<typeof TradeLine>, 'quotedPriceRial' | 'leadTimeDays'> & {
  /** Before the quantity discount. */
  readonly basePriceRial: number | null;
};

/** Lines of a request, in the buyer's order. */
export async function findLines(db: Database, requestId: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select id, product_id as "supplierProductId", base_product_id as "baseProductId", title, sku, properties, quantity,
      unit_title as "unitTitle", base_price_rial as "basePriceRial", list_price_rial as "listPriceRial",
      target_price_rial as "targetPriceRial", accepts_substitute as "acceptsSubstitute"
    from trade.line where request_id = ${requestId} order by ordinal`.execute(db);
  return rows;
}

export interface NewLine {
  readonly productId: number | null;
  readonly baseProductId: number | null;
  readonly title: string;
  readonly sku: string | null;
  readonly properties: readonly { readonly title: string; readonly text: string }[];
  readonly quantity: number;
  readonly unitTitle: string;
  readonly basePriceRial: number | null;
  readonly listPriceRial: number | null;
  readonly targetPriceRial: number | null;
  readonly acceptsSubstitute: boolean;
}

/** Replaces the lines of a request. */
export async function replaceLines(
  db: Database,
  requestId: number,
  lines: readonly NewLine[],
): Promise<void> {
  await sql`delete from trade.line where request_id = ${requestId}`.execute(db);
  await sql`
    insert into trade.line (request_id, ordinal, product_id, base_product_id, title, sku, properties, quantity,
      unit_title, base_price_rial, list_price_rial, target_price_rial, accepts_substitute)
    select ${requestId}, place, (line ->> 'productId')::int, (line ->> 'baseProductId')::int, line ->> 'title',
      line ->> 'sku', line -> 'properties', (line ->> 'quantity')::int, line ->> 'unitTitle',
      (line ->> 'basePriceRial')::bigint, (line ->> 'listPriceRial')::bigint, (line ->> 'targetPriceRial')::bigint,
      (line ->> 'acceptsSubstitute')::boolean
    from jsonb_array_elements(${storedJson(lines)}::jsonb) with ordinality as given (line, place)
    order by place`.execute(db);
}

interface LinePrices {
  readonly id: number;
  readonly basePriceRial: number | null;
  readonly listPriceRial: number | null;
}

/** Writes today's list prices into the lines. */
export async function updateListPrices(db: Database, prices: readonly LinePrices[]): Promise<void> {
  await sql`
    update trade.line set base_price_rial = given."basePriceRial", list_price_rial = given."listPriceRial"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as given (id int, "basePriceRial" bigint, "listPriceRial" bigint)
    where line.id = given.id`.execute(db);
}

interface TargetPrice {
  readonly lineId: number;
  readonly targetPriceRial: number;
}

/** Writes the buyer's target prices. */
export async function updateTargetPrices(db: Database, targets: readonly TargetPrice[]): Promise<void> {
  await sql`
    update trade.line set target_price_rial = given."targetPriceRial"
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as given ("lineId" int, "targetPriceRial" bigint)
    where line.id = given."lineId"`.execute(db);
}

/** Documents of a request, in the order they were added. */
export async function findDocuments(
  db: Database,
  requestId: number,
): Promise<z.input<typeof TradeDocument>[]> {
  const { rows } = await sql<z.input<typeof TradeDocument>>`
    select document.type_id as "typeId", type.title as "typeTitle", document.file_id as "fileId",
      document.added_by as "addedBy", document.added_at as "addedAt"
    from trade.document join trade.document_type as type on type.id = document.type_id
    where document.request_id = ${requestId} order by document.id`.execute(db);
  return rows;
}

interface NewDocuments {
  readonly requestId: number;
  readonly addedBy: 'buyer' | 'supplier';
  readonly documents: readonly { readonly typeId: number; readonly fileId: string }[];
  readonly now: Date;
}

/** Adds documents; an existing one is left unchanged. */
export async function insertDocuments(db: Database, { requestId, addedBy, documents, now }: NewDocuments) {
  await sql`
    insert into trade.document (request_id, type_id, file_id, added_by, added_at)
    select ${requestId}, given."typeId", given."fileId", ${addedBy}, ${now}
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as given ("typeId" int, "fileId" uuid)
    on conflict (request_id, file_id) do update set type_id = excluded.type_id`.execute(db);
}

/** Removes the buyer's documents that are not among these. */
export async function deleteBuyerDocuments(
  db: Database,
  requestId: number,
  kept: readonly string[],
): Promise<void> {
  await sql`
    delete from trade.document
    where request_id = ${requestId} and added_by = 'buyer' and not (file_id = any(${kept}::uuid[]))`.execute(
    db,
  );
}

/** Which of these document types exist. */
export async function findDocumentTypeIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from trade.document_type where id = any(${ids}::int[])`.execute(db);
  return rows.map(({ id }) => id);
}
