import type { ProductImage } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

/** A photograph in the order it is shown. */
export interface WantedImage {
  readonly id: string;
  readonly alt: string;
}

interface OwnProduct {
  readonly productId: number;
  readonly supplierId: number;
}

/** Locks an item of a supplier until the transaction ends; false when the item is not that supplier's. */
export async function lockOwnProduct(db: Database, { productId, supplierId }: OwnProduct): Promise<boolean> {
  const { rows } = await sql`
    select from product.supplier_product
    where id = ${productId} and ${ownedBy('supplier_product.supplier_id', supplierId)}
    for no key update`.execute(db);
  return rows.length === 1;
}

/** The photographs of an item, in order. */
export async function selectImages(db: Database, productId: number): Promise<z.input<typeof ProductImage>[]> {
  const { rows } = await sql<z.input<typeof ProductImage>>`
    select image_id as id, alt, width, height, sources
    from product.product_image where product_id = ${productId} order by ordinal`.execute(db);
  return rows;
}

/** Removes the photographs of an item that are not among those to keep. */
export async function deleteOtherImages(
  db: Database,
  productId: number,
  kept: readonly string[],
): Promise<void> {
  await sql`
    delete from product.product_image
    where product_id = ${productId} and image_id <> all(${kept}::uuid[])`.execute(db);
}

interface Attaching {
  readonly productId: number;
  readonly userId: number;
  readonly imageId: string;
}

/** Attaches a user's own photograph to an item; false when it is not theirs. */
export async function attachImage(db: Database, { productId, userId, imageId }: Attaching): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select file.attach_image(${imageId}, ${userId}, 'SupplierProduct', ${productId}) as done`.execute(db);
  return rows[0]?.done ?? false;
}

/** Writes the photographs of an item in their order. */
export async function upsertImages(
  db: Database,
  productId: number,
  images: readonly WantedImage[],
): Promise<void> {
  await sql`
    insert into product.product_image (product_id, ordinal, image_id, alt, width, height, sources)
    select ${productId}, wanted.ordinal, known.id, btrim(wanted.image ->> 'alt'),
      known.width, known.height, known.sources
    from jsonb_array_elements(${JSON.stringify(images)}::jsonb) with ordinality as wanted (image, ordinal)
    join file.describe_image(${images.map(({ id }) => id)}::uuid[]) as known
      on known.id = (wanted.image ->> 'id')::uuid
    on conflict (product_id, image_id) do update set ordinal = excluded.ordinal, alt = excluded.alt`.execute(
    db,
  );
}
