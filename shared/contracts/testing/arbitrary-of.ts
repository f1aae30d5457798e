import fc from 'fast-check';
import type { ZodMiniType } from 'zod/mini';

/** Values that a request schema accepts as input. Fails for a kind of schema that it does not know. */
export function arbitraryOf(schema: ZodMiniType): fc.Arbitrary<unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: zod's own description of a schema, public for tools like this one
  const def = schema._zod.def as any;
  const make = MAKERS[def.type];
  if (make === undefined) {
    throw new Error(`No arbitrary for a schema of type ${def.type}: add it here.`);
  }
  return make(def, schema);
}

// biome-ignore lint/suspicious/noExplicitAny: as above
type Maker = (def: any, schema: ZodMiniType) => fc.Arbitrary<unknown>;

const optional: Maker = (def) => fc.option(arbitraryOf(def.innerType), { nil: undefined });

const MAKERS: Readonly<Record<string, Maker>> = {
  optional,
  default: optional,
  nullable: (def) => fc.option(arbitraryOf(def.innerType), { nil: null }),
  object: (def) => fc.record(mapValues(def.shape, arbitraryOf)).map(withoutUndefined),
  array: (def) => {
    const { min, max } = boundsOf(def, 1, 4);
    return fc.array(arbitraryOf(def.element), { minLength: min, maxLength: Math.max(min, Math.min(max, 4)) });
  },
  tuple: (def) => fc.tuple(...(def.items as ZodMiniType[]).map(arbitraryOf)),
  record: (def) => fc.dictionary(fc.string({ maxLength: 8 }), arbitraryOf(def.valueType), { maxKeys: 3 }),
  union: (def) => fc.oneof(...(def.options as ZodMiniType[]).map(arbitraryOf)),
  enum: (def) => fc.constantFrom(...Object.values(def.entries)),
  literal: (def) => fc.constantFrom(...def.values),
  boolean: () => fc.boolean(),
  unknown: () => fc.jsonValue({ maxDepth: 2 }),
  // An address cannot distinguish zero from negative zero.
  number: (def, schema) =>
    numberOf(def)
      .map((value) => value + 0)
      .filter((value) => schema.safeParse(value).success),
  string: (def, schema) => stringOf(def).filter((value) => schema.safeParse(value).success),
  lazy: () => fc.string({ maxLength: 20 }),
  pipe: (def) => arbitraryOf(def.in),
};

interface Check {
  _zod: {
    def: {
      check: string;
      format?: string;
      pattern?: RegExp;
      value?: number;
      minimum?: number;
      maximum?: number;
    };
  };
}

interface Bounded {
  readonly checks?: readonly Check[];
  readonly format?: string;
  readonly pattern?: RegExp;
}

const checksOf = (def: Bounded) => (def.checks ?? []).map(({ _zod }) => _zod.def);

function boundsOf(def: Bounded, min: number, max: number) {
  const checks = checksOf(def);
  const find = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const [low, high] = [find('greater_than', 'min_length'), find('less_than', 'max_length')];
  return { min: low?.value ?? low?.minimum ?? min, max: high?.value ?? high?.maximum ?? max };
}

function numberOf(def: Bounded): fc.Arbitrary<number> {
  const isWhole = def.format !== undefined || checksOf(def).some(({ format }) => format === 'safeint');
  const { min, max } = boundsOf(def, isWhole ? 0 : -1e6, isWhole ? 2 ** 31 : 1e6);
  return isWhole ? fc.integer({ min: Math.ceil(min), max }) : fc.double({ min, max, noNaN: true });
}

const FORMATS: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.uuid(),
  guid: () => fc.uuid(),
  url: () => fc.webUrl(),
  email: () => fc.emailAddress(),
  datetime: () =>
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  date: () =>
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
};

function stringOf(def: Bounded): fc.Arbitrary<string> {
  const checks = checksOf(def);
  const named = [def.format, ...checks.map(({ format }) => format)].find(
    (format) => format !== undefined && FORMATS[format] !== undefined,
  );
  const make = named === undefined ? undefined : FORMATS[named];
  if (make !== undefined) {
    return make();
  }
  const pattern = def.pattern ?? checks.find((check) => check.pattern !== undefined)?.pattern;
  return pattern === undefined ? textOf(boundsOf(def, 0, 40)) : matching(pattern);
}

/** The patterns with a look-around, which cannot be generated at random, are those of addresses. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  return /\(\?<?[=!]/.test(pattern.source)
    ? fc.oneof(fc.constantFrom('/', '/profile/wallet', '/products/5/%D9%BE?a=1#b'), fc.webUrl())
    : fc.stringMatching(pattern);
}

/** Any characters at all; lengths are counted in UTF-16 units, as zod does. */
function textOf({ min, max }: { min: number; max: number }): fc.Arbitrary<string> {
  return fc
    .string({ unit: 'binary', minLength: min, maxLength: Math.max(min, Math.min(max, 200)) })
    .map((text) => text.slice(0, max).toWellFormed());
}

function mapValues(shape: Record<string, ZodMiniType>, map: (schema: ZodMiniType) => fc.Arbitrary<unknown>) {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, map(schema)]));
}

function withoutUndefined(record: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
