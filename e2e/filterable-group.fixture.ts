import { links } from '@bazaar/contracts';
import {
  type CategoryType,
  listCategoryProperties,
  listTopLevelCategories,
  type PropertyFacet,
} from '@bazaar/contracts/product';
import { first, type ReadService, withId } from './read-service.fixture.ts';

/** A group of products that a visitor filters by pressure. */
export interface FilterableGroup {
  readonly id: number;
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly type: CategoryType;
  readonly pressure: PropertyFacet;
  /** A property with several choices, at least two of which have items. */
  readonly choice: PropertyFacet;
}

/** Symbols of the units that the tests switch between. */
export const BAR = 'bar';
export const PSI = 'psi';
/** In pascal, the base unit. */
const TEN_BAR = 1_000_000;

/** The group with the most items among those whose products have a pressure. */
export async function readFilterableGroup(read: ReadService): Promise<FilterableGroup> {
  const type = 'Product';
  const groups = listTopLevelCategories.response.parse(
    await read(listTopLevelCategories.path, 'product', { categoryType: type }),
  );
  for (const { id, slug, title } of groups.toSorted((a, b) => b.itemsCount - a.itemsCount)) {
    const facets = listCategoryProperties.response.parse(
      await read(withId(listCategoryProperties.path, id), 'product'),
    );
    const pressure = facets.find(isPressure);
    const choice = facets.find(
      ({ kind, values }) => kind === 'enum' && values.filter(({ count }) => count > 1).length > 1,
    );
    if (pressure && choice) {
      return { id, slug, title, type, pressure, choice, path: links.category(id, slug) };
    }
  }
  return first([]);
}

/** A property of pressure for which some items have less than ten bar and some more. */
function isPressure({ kind, units, min, max }: PropertyFacet): boolean {
  const symbols = units.map(({ symbol }) => symbol);
  const isSpread = (min ?? TEN_BAR) < TEN_BAR && (max ?? TEN_BAR) > TEN_BAR;
  return kind === 'number' && symbols.includes(BAR) && symbols.includes(PSI) && isSpread;
}
