import * as z from 'zod/mini';
import { Count, endpoint, NonEmptyText } from '../core/index.ts';

/** One value of a list of choices, with the title shown on the screen. */
export const EnumValue = z.object({
  /** Its position in the list, from 1; new values come last. */
  value: Count,
  /** The key that requests and responses carry. */
  key: NonEmptyText,
  titleFa: NonEmptyText,
});
export type EnumValue = z.infer<typeof EnumValue>;

const Name = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[A-Za-z]\w*$/));

/** Every list of choices that the endpoints use, under its name: `TradeStatus`, `PaymentStatus`… */
export const getEnums = endpoint({
  service: 'setting',
  method: 'GET',
  path: '/api/v1/shared/typemodels/enums',
  access: 'public',
  summary: 'All lists of choices with their Persian titles.',
  response: z.record(z.string(), z.array(EnumValue)),
});

/** One list of choices. 404 for an unknown name. */
export const getEnum = endpoint({
  service: 'setting',
  method: 'GET',
  path: '/api/v1/enums/:name',
  access: 'public',
  summary: 'One list of choices with its Persian titles.',
  params: z.strictObject({ name: Name }),
  response: z.array(EnumValue),
  errors: [404],
});

/**
 * The shape of an entity by its name in these contracts (`Payment`, `TradeRequest`…), as JSON Schema 2020-12.
 * Fields carry their Persian name in `title`. 404 for an unknown name.
 */
export const getTypeModel = endpoint({
  service: 'setting',
  method: 'GET',
  path: '/api/v1/shared/typemodels/:name',
  access: 'public',
  summary: 'Shape of an entity, with Persian names of its fields.',
  params: z.strictObject({ name: Name }),
  response: z.object({ name: NonEmptyText, schema: z.record(z.string(), z.unknown()) }),
  errors: [404],
});
