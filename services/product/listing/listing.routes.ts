import {
  countSupplierProducts,
  getListingFacets,
  type ListingFilter,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { invalid } from '../../kit/http/errors.ts';
import { route, type ServiceContext, type ServiceRoute, serializedJson } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { type Cursor, type ListingSortField, readCursor, writeCursor } from './cursor.rules.ts';
import { toListingFacets } from './facets.rules.ts';
import { selectFacets } from './facets.sql.ts';
import { writePage } from './listing.rules.ts';
import { countListing, type ListingRow, selectListing, toTotal } from './listing.sql.ts';
import { type ListingConditions, resolveFilter } from './listing-filter.rules.ts';
import type { Properties, PropertyCatalog } from './property-catalog.cache.ts';

/** A filter in base units and the properties it was read with; throws a 400 that names the faulty fields. */
export async function readFilter(
  filter: ListingFilter,
  catalog: PropertyCatalog,
): Promise<{ conditions: ListingConditions; properties: Properties }> {
  const properties = await catalog.read(filter.properties?.map(({ propertyId }) => propertyId));
  const { conditions, errors } = resolveFilter(filter, properties);
  if (errors !== undefined) {
    throw invalid(errors);
  }
  return { conditions, properties };
}

/** Lists of items, their facets and their counts. */
export function listingRoutes({ db }: ServiceContext, catalog: PropertyCatalog): ServiceRoute[] {
  return [
    route(listSupplierProducts, async ({ query: { filter, sort, paging } }) => {
      const { conditions } = await readFilter(filter, catalog);
      if (sort.field === 'nearest' && sort.cityId === undefined) {
        throw invalid({ 'sort.cityId': [messages.filter.cityNeeded] });
      }
      const { pageNumber, pageSize } = paging;
      const row = await selectListing(db, {
        conditions,
        sort: sort.field,
        cityId: sort.cityId,
        take: pageSize,
        skip: (pageNumber - 1) * pageSize,
        after: readAfter(paging.after, sort.field),
      });
      // Items are JSON text that the database has written (decision 0017).
      return serializedJson(
        writePage({
          items: row.items,
          ...toTotal(conditions, row.total),
          pageNumber,
          pageSize,
          nextCursor: nextCursor(row, sort.field),
        }),
      );
    }),
    route(countSupplierProducts, async ({ query }) => {
      const { conditions } = await readFilter(query.filter, catalog);
      return countListing(db, conditions);
    }),
    route(getListingFacets, async ({ query }) => {
      const { conditions, properties } = await readFilter(query.filter, catalog);
      return toListingFacets(await selectFacets(db, conditions), properties);
    }),
  ];
}

function readAfter(text: string | undefined, sort: ListingSortField): Cursor | undefined {
  if (text === undefined) {
    return undefined;
  }
  const cursor = readCursor(text, sort);
  if (cursor === undefined) {
    throw invalid({ 'paging.after': [messages.filter.staleCursor] });
  }
  return cursor;
}

/** The cursor at the end of the page, when another item follows. */
function nextCursor({ ending }: ListingRow, sort: ListingSortField): string | null {
  const [last, following] = ending?.split(';') ?? [];
  if (last === undefined || following === undefined) {
    return null;
  }
  const keys = last.split(',');
  return writeCursor({ sort, keys: keys.slice(0, -1), id: Number(keys.at(-1)) });
}
