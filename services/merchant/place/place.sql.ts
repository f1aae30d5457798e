import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface Page<Row> {
  readonly items: Row[];
  readonly totalCount: number;
}

export interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

interface PlaceSearch {
  readonly term?: string | undefined;
  readonly paging: Window;
}

interface PlaceQuery {
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly order: readonly RawBuilder<unknown>[];
  readonly paging: Window;
}

async function selectPage<Row>(db: Database, query: PlaceQuery): Promise<Page<Row>> {
  const { columns, from, conditions, order, paging } = query;
  const where = sql.join([sql`true`, ...conditions], sql` and `);
  const [rows, counted] = await Promise.all([
    sql<Row>`
      select ${columns} from ${from} where ${where} order by ${sql.join([...order])}
      limit ${paging.pageSize} offset ${(paging.pageNumber - 1) * paging.pageSize}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from ${from} where ${where}`.execute(db),
  ]);
  return { items: rows.rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** Names are few and short, so they are folded in the query. */
const position = (title: RawBuilder<unknown>, term: string) =>
  sql`strpos(kit.search_key(${title}), kit.search_key(${term}))`;

const holds = (title: RawBuilder<unknown>, term: string | undefined) =>
  term === undefined ? [] : [sql`${position(title, term)} > 0`];

/** Names that begin with the text come before those that contain it. */
const beginningFirst = (title: RawBuilder<unknown>, term: string | undefined) =>
  term === undefined ? [] : [sql`(${position(title, term)} > 1)`];

export interface CountryRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

/** Countries whose name contains a text, in the order of their ids. */
export function selectCountries(db: Database, { term, paging }: PlaceSearch): Promise<Page<CountryRow>> {
  const title = sql`country.title`;
  return selectPage(db, {
    columns: sql`country.id, country.code, country.title`,
    from: sql`merchant.country`,
    conditions: holds(title, term),
    order: [...beginningFirst(title, term), sql`country.id`],
    paging,
  });
}

export interface StateRow {
  readonly id: number;
  readonly title: string;
  readonly areaCode: string;
  readonly citiesCount: number;
}

/** Provinces whose name contains a text; only Iran has any. */
export function selectStates(
  db: Database,
  { term, countryId, paging }: PlaceSearch & { readonly countryId?: number | undefined },
): Promise<Page<StateRow>> {
  const title = sql`province.title`;
  const ofIran = sql`exists (select from merchant.country where country.id = ${countryId} and country.code = 'IR')`;
  return selectPage(db, {
    columns: sql`province.id, province.title, province.area_code as "areaCode",
      (select count(*)::int from merchant.city where city.province_id = province.id) as "citiesCount"`,
    from: sql`merchant.province`,
    conditions: [...holds(title, term), ...(countryId === undefined ? [] : [ofIran])],
    order: [...beginningFirst(title, term), sql`province.id`],
    paging,
  });
}

interface CitySearch extends PlaceSearch {
  readonly stateId?: number | undefined;
}

const CITY_COLUMNS = sql`city.id, city.title, city.province_id as "stateId", province.title as "stateTitle"`;
const CITY_TABLES = sql`merchant.city join merchant.province on province.id = city.province_id`;

const inState = (stateId: number | undefined) =>
  stateId === undefined ? [] : [sql`city.province_id = ${stateId}`];

export interface CityRow {
  readonly id: number;
  readonly title: string;
  readonly stateId: number;
  readonly stateTitle: string;
  readonly hasUrbanAreas: boolean;
}

/** Cities whose name contains a text; a province's capital comes first. */
export function selectCities(db: Database, { term, stateId, paging }: CitySearch): Promise<Page<CityRow>> {
  const title = sql`city.title`;
  return selectPage(db, {
    columns: sql`${CITY_COLUMNS},
      exists (select from merchant.urban_area where urban_area.city_id = city.id) as "hasUrbanAreas"`,
    from: CITY_TABLES,
    conditions: [...holds(title, term), ...inState(stateId)],
    order: [...beginningFirst(title, term), sql`city.id`],
    paging,
  });
}

export interface SaleCityRow extends Omit<CityRow, 'hasUrbanAreas'> {
  readonly supplierCount: number;
}

/** Cities of active suppliers with listed items, most suppliers first. */
export function selectSaleCities(
  db: Database,
  { term, stateId, paging }: CitySearch,
): Promise<Page<SaleCityRow>> {
  return selectPage(db, {
    columns: sql`${CITY_COLUMNS}, seller.count as "supplierCount"`,
    from: sql`${CITY_TABLES} join (
      select supplier.city_id, count(*)::int as count from merchant.supplier
      where supplier.is_active and cardinality(supplier.category_types) > 0
      group by supplier.city_id
    ) as seller on seller.city_id = city.id`,
    conditions: [...holds(sql`city.title`, term), ...inState(stateId)],
    order: [sql`seller.count desc, city.id`],
    paging,
  });
}

export interface UrbanAreaRow {
  readonly id: number;
  readonly cityId: number;
  readonly title: string;
}

/** Districts of a city, in order. */
export function selectUrbanAreas(
  db: Database,
  { cityId, paging }: { readonly cityId: number; readonly paging: Window },
): Promise<Page<UrbanAreaRow>> {
  return selectPage(db, {
    columns: sql`urban_area.id, urban_area.city_id as "cityId", urban_area.title`,
    from: sql`merchant.urban_area`,
    conditions: [sql`urban_area.city_id = ${cityId}`],
    order: [sql`urban_area.ordinal, urban_area.id`],
    paging,
  });
}
