import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Inserts quantities, units and properties; returns the id of each property code. */
export async function seedMeasurements(db: Database, vocabulary: Vocabulary): Promise<Map<string, number>> {
  const quantities = vocabulary.measurement.map((quantity, index) => ({ ...quantity, id: index + 1 }));
  const units = quantities
    .flatMap((quantity) => quantity.units.map((unit) => ({ ...unit, quantityId: quantity.id })))
    .map((unit, index) => ({ ...unit, id: index + 1 }));
  await insertRows(db, {
    table: 'product.measurement_quantity',
    columns: { id: 'integer', code: 'text', title: 'text', base_unit: 'text' },
    rows: quantities.map(({ id, code, title, baseUnit }) => ({ id, code, title, base_unit: baseUnit })),
  });
  await insertRows(db, {
    table: 'product.measurement_unit',
    columns: {
      id: 'integer',
      quantity_id: 'integer',
      code: 'text',
      title: 'text',
      symbol: 'text',
      factor_to_base: 'double precision',
      offset_to_base: 'double precision',
    },
    rows: units.map(({ id, quantityId, code, title, symbol, factorToBase, offsetToBase }) => ({
      id,
      quantity_id: quantityId,
      code,
      title,
      symbol,
      factor_to_base: factorToBase,
      offset_to_base: offsetToBase,
    })),
  });
  const properties = Object.entries(vocabulary.properties).map(([code, property], index) => {
    const quantity = quantities.find((candidate) => candidate.code === property.quantity);
    const unit = units.find(
      (candidate) => candidate.quantityId === quantity?.id && candidate.code === property.defaultUnit,
    );
    return {
      id: index + 1,
      code,
      title: property.title,
      kind: property.kind,
      quantity_id: quantity?.id ?? null,
      default_unit_id: unit?.id ?? null,
    };
  });
  await insertRows(db, {
    table: 'product.property',
    columns: {
      id: 'integer',
      code: 'text',
      title: 'text',
      kind: 'text',
      quantity_id: 'integer',
      default_unit_id: 'integer',
    },
    rows: properties,
  });
  await insertRows(db, {
    table: 'product.property_option',
    columns: { property_id: 'integer', title: 'text', ordinal: 'integer' },
    rows: properties.flatMap(({ id, code, kind }) =>
      kind === 'enum' ? optionRows(id, vocabulary.properties[code]?.values ?? []) : [],
    ),
  });
  return new Map(properties.map(({ id, code }) => [code, id]));
}

function optionRows(propertyId: number, titles: readonly string[]) {
  return titles.map((title, place) => ({ property_id: propertyId, title, ordinal: place + 1 }));
}
