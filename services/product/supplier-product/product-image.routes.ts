import { setProductImages } from '@bazaar/contracts/product';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { selectImages } from './product-image.sql.ts';
import { replaceImages } from './replace-images.commands.ts';

/** The photographs that suppliers add to their items. */
export function productImageRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(setProductImages, ({ user, params, body }) =>
      db.transaction().execute(async (transaction) => {
        await replaceImages(transaction, { productId: params.id, user, images: body.images });
        return { images: await selectImages(transaction, params.id) };
      }),
    ),
  ];
}
