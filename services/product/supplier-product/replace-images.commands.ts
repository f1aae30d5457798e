import type { Database } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { Principal } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import {
  attachImage,
  deleteOtherImages,
  lockOwnProduct,
  selectImages,
  upsertImages,
  type WantedImage,
} from './product-image.sql.ts';

interface Replacement {
  readonly productId: number;
  readonly user: Principal;
  readonly images: readonly WantedImage[];
}

/** Ids are positive, so no item belongs to this supplier. */
const NO_SUPPLIER = 0;

/** Sets the photographs of an item; a colleague's photograph stays, a new one must be the user's own. */
export async function replaceImages(db: Database, { productId, user, images }: Replacement): Promise<void> {
  if (!(await lockOwnProduct(db, { productId, supplierId: user.supplierId ?? NO_SUPPLIER }))) {
    throw notFound(messages.product);
  }
  const shown = new Set((await selectImages(db, productId)).map(({ id }) => id));
  for (const { id } of images) {
    const isKnown = shown.has(id) || (await attachImage(db, { productId, userId: user.userId, imageId: id }));
    if (!isKnown) {
      throw notFound(messages.image);
    }
  }
  await deleteOtherImages(
    db,
    productId,
    images.map(({ id }) => id),
  );
  await upsertImages(db, productId, images);
}
