import type { ServiceContext } from '../../kit/http/service.ts';
import { selectUnits, type UnitRow } from '../measurement/measurement.sql.ts';
import { type PropertyRow, selectProperties } from './property-catalog.sql.ts';

/** A property with the units its numbers can have. */
export interface Property extends PropertyRow {
  readonly units: readonly UnitRow[];
}

export type Properties = ReadonlyMap<number, Property>;

/** The properties and their units: few, read with every filter, and changed only by hand. */
export interface PropertyCatalog {
  /** All of them; reads them again when a requested one is unknown. */
  read(ids?: readonly number[]): Promise<Properties>;
}

const RETENTION_MS = 30_000;

/** Caches them for half a minute in this process. */
export function createPropertyCatalog({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): PropertyCatalog {
  let kept: { readonly properties: Promise<Properties>; readonly until: number } | undefined;
  const load = () => {
    const properties = loadProperties({ db });
    kept = { properties, until: clock().getTime() + RETENTION_MS };
    properties.catch(() => {
      kept = undefined;
    });
    return properties;
  };
  return {
    read: async (ids = []) => {
      const properties = await (kept !== undefined && clock().getTime() < kept.until
        ? kept.properties
        : load());
      return ids.every((id) => properties.has(id)) ? properties : load();
    },
  };
}

async function loadProperties({ db }: Pick<ServiceContext, 'db'>): Promise<Properties> {
  const [rows, units] = await Promise.all([selectProperties(db), selectUnits(db, {})]);
  const unitsOf = Map.groupBy(units, ({ quantityId }) => quantityId);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, units: (row.quantityId === null ? undefined : unitsOf.get(row.quantityId)) ?? [] },
    ]),
  );
}
