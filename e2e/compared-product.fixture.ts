import { links } from '@bazaar/contracts';
import {
  getBaseProduct,
  listOffersByProduct,
  listSupplierProducts,
  type Offer,
} from '@bazaar/contracts/product';
import { first, type ReadService, withId } from './read-service.fixture.ts';

/** A base product that several suppliers offer. */
export interface ComparedProduct {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  /** The quantity that a visitor wants. */
  readonly quantity: number;
  /** Offers with a price that can be ordered in that quantity, cheapest first; at least three. */
  readonly offers: readonly Offer[];
}

const QUANTITY = 50;
const MIN_OFFERS = 3;

/** The first product of the demo data that three suppliers offer in the quantity of the tests. */
export async function readComparedProduct(read: ReadService): Promise<ComparedProduct> {
  const listed = listSupplierProducts.response.parse(
    await read(listSupplierProducts.path, 'product', {
      filter: { categoryType: 'Product' },
      paging: { pageSize: 48 },
    }),
  );
  const ids = listed.items
    .filter(({ offersCount }) => offersCount >= MIN_OFFERS)
    .flatMap(({ baseProductId }) => baseProductId ?? []);
  for (const id of new Set(ids)) {
    const offers = await readOffers(read, id);
    if (offers.length >= MIN_OFFERS) {
      const { title, slug } = getBaseProduct.response.parse(
        await read(withId(getBaseProduct.path, id), 'product'),
      );
      return { id, title, quantity: QUANTITY, offers, path: links.baseProduct(id, slug) };
    }
  }
  return first([]);
}

async function readOffers(read: ReadService, baseProductId: number): Promise<Offer[]> {
  const answer = await read(listOffersByProduct.path, 'product', { baseProductId, quantity: QUANTITY });
  return listOffersByProduct.response
    .parse(answer)
    .filter(({ forQuantity }) => forQuantity?.problem === null && forQuantity.totalRial !== null);
}
