import { links } from '@bazaar/contracts';
import {
  getBaseProduct,
  listOffersByProduct,
  listSupplierProducts,
  type Offer,
} from '@bazaar/contracts/product';
import { first, type ReadService, withId } from './read-service.fixture.ts';

/** A base product with a size that several suppliers offer. */
export interface ComparedProduct {
  readonly id: number;
  /** The page of the base product with the offers of the size open. */
  readonly path: string;
  /** The same page without a chosen size. */
  readonly basePath: string;
  readonly title: string;
  /** The quantity that a visitor wants. */
  readonly quantity: number;
  /** Offers with a price that can be ordered in that quantity, cheapest first; at least three. */
  readonly offers: readonly Offer[];
}

const QUANTITY = 50;
const MIN_OFFERS = 3;

/** The first size of the demo data that three suppliers offer in the quantity of the tests. */
export async function readComparedProduct(read: ReadService): Promise<ComparedProduct> {
  const listed = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', {
      filter: { categoryType: 'Product' },
      paging: { pageSize: 48 },
    }),
  );
  const sizes = listed.items.filter(({ offersCount }) => offersCount >= MIN_OFFERS);
  for (const { baseProductId, variantCode } of sizes) {
    const offers =
      baseProductId === null || variantCode === null
        ? []
        : await readOffers(read, { baseProductId, variantCode });
    if (baseProductId !== null && variantCode !== null && offers.length >= MIN_OFFERS) {
      const { id, title, slug } = getBaseProduct.response.parse(
        await read(withId(getBaseProduct.path, baseProductId), 'product'),
      );
      const path = links.baseProduct(id, slug, variantCode);
      return { id, title, quantity: QUANTITY, offers, path, basePath: links.baseProduct(id, slug) };
    }
  }
  return first([]);
}

interface Size {
  readonly baseProductId: number;
  readonly variantCode: string;
}

async function readOffers(read: ReadService, size: Size): Promise<Offer[]> {
  const answer = await read(listOffersByProduct.path, 'product', { ...size, quantity: QUANTITY });
  return listOffersByProduct.response
    .parse(answer)
    .filter(({ forQuantity }) => forQuantity?.problem === null && forQuantity.totalRial !== null);
}
