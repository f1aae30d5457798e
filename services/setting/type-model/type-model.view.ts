import * as core from '@bazaar/contracts';
import * as auth from '@bazaar/contracts/auth';
import * as content from '@bazaar/contracts/content';
import * as file from '@bazaar/contracts/file';
import * as merchant from '@bazaar/contracts/merchant';
import * as notification from '@bazaar/contracts/notification';
import * as payment from '@bazaar/contracts/payment';
import * as product from '@bazaar/contracts/product';
import * as trade from '@bazaar/contracts/trade';
import * as wallet from '@bazaar/contracts/wallet';
import * as z from 'zod/mini';
import { ENUM_TITLES } from './enum-titles.messages.ts';
import { FIELD_TITLES } from './field-titles.messages.ts';

type Schema = z.ZodMiniType;

/** Schemas that the contracts export, by name. */
const SCHEMAS: ReadonlyMap<string, Schema> = new Map(
  [core, auth, content, file, merchant, notification, payment, product, trade, wallet].flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Schema] => entry[1] instanceof z.ZodMiniType),
  ),
);

export interface ListedValue {
  readonly value: number;
  readonly key: string;
  readonly titleFa: string;
}

/** Names of the lists of choices in the contracts, with their values in order. */
export function contractEnums(): Map<string, string[]> {
  const enums = [...SCHEMAS].filter(([, schema]) => schema instanceof z.ZodMiniEnum);
  return new Map(enums.map(([name, schema]) => [name, (schema as z.ZodMiniEnum).options.map(String)]));
}

/** Lists of choices with their Persian titles. A value without a title appears on no screen, and is not listed. */
export function titledEnums(): Map<string, ListedValue[]> {
  const lists = [...contractEnums()].map(([name, keys]): [string, ListedValue[]] => [
    name,
    keys.flatMap((key, index) => {
      const titleFa = ENUM_TITLES[name]?.[key];
      return titleFa === undefined ? [] : [{ value: index + 1, key, titleFa }];
    }),
  ]);
  return new Map(lists.filter(([, values]) => values.length > 0));
}

/** The shape of an entity as JSON Schema, with Persian names of its fields; null for an unknown name. */
export function describeModel(name: string): Record<string, unknown> | null {
  const schema = SCHEMAS.get(name);
  if (schema === undefined || schema._zod.def.type !== 'object') {
    return null;
  }
  return withTitles(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })) as Record<
    string,
    unknown
  >;
}

/** A copy of a JSON Schema in which every field of every object has its Persian name. */
function withTitles(schema: unknown): unknown {
  if (Array.isArray(schema)) {
    return schema.map(withTitles);
  }
  if (typeof schema !== 'object' || schema === null) {
    return schema;
  }
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? titleFields(value) : withTitles(value),
    ]),
  );
}

function titleFields(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([field, described]) => {
      const title = Object.hasOwn(FIELD_TITLES, field) ? { title: FIELD_TITLES[field] } : {};
      return [field, { ...title, ...(withTitles(described) as object) }];
    }),
  );
}
