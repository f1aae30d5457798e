import fc from 'fast-check';
import type { ZodMiniType } from 'zod/mini';

/** Values that a query's schema accepts as input. Fails for a kind of schema that it does not know. */
export function arbitraryOf(schema: ZodMiniType): fc.Arbitrary<unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: zod's own description of a schema, public for tools like this one
  const def = schema._zod.def as any;
  switch (def.type) {
    case 'optional':
    case 'default':
      return fc.option(arbitraryOf(def.innerType), { nil: undefined });
    case 'object':
      return fc.record(mapValues(def.shape, arbitraryOf)).map(withoutUndefined);
    case 'array':
      return fc.array(arbitraryOf(def.element), { minLength: 1, maxLength: 4 });
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer(boundsOf(def, 0, 2 ** 31)).filter((value) => schema.safeParse(value).success);
    case 'string':
      return textOf(boundsOf(def, 0, 40));
    default:
      throw new Error(`No arbitrary for a schema of type ${def.type}: add it here.`);
  }
}

interface Check {
  _zod: { def: { check: string; value?: number; minimum?: number; maximum?: number } };
}

function boundsOf(def: { checks?: Check[] }, min: number, max: number) {
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const find = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const [low, high] = [find('greater_than', 'min_length'), find('less_than', 'max_length')];
  return { min: low?.value ?? low?.minimum ?? min, max: high?.value ?? high?.maximum ?? max };
}

/** Any characters at all; lengths are counted in UTF-16 units, as zod does. */
function textOf({ min, max }: { min: number; max: number }): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', minLength: min, maxLength: max })
    .map((text) => text.slice(0, max).toWellFormed());
}

function mapValues(shape: Record<string, ZodMiniType>, map: (schema: ZodMiniType) => fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, map(schema)]));
}

function withoutUndefined(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
