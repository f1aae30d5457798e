import type { CategoryType } from './product/category.contract.ts';

/** What a parameter of a pattern stands for: an id is a number, every other text but the category type is free. */
type ParameterValue<Name extends string> = Name extends 'uniqueId'
  ? string
  : Name extends `${string}Id`
    ? number
    : Name extends 'categoryType'
      ? CategoryType
      : string;

/** The values that fill a pattern, in its order: `/category/:categoryId/*` takes `[id: number, slug: string]`. */
export type PathValues<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? [value: ParameterValue<Name>, ...PathValues<`/${Rest}`>]
  : Pattern extends `${string}/:${infer Name}`
    ? [value: ParameterValue<Name>]
    : Pattern extends `${string}/*`
      ? [slug: string]
      : [];

/**
 * One segment of a path. A segment of dots alone would lead to a parent folder, and no encoding hides it from a URL
 * parser; half a character (a lone surrogate) cannot be encoded at all.
 */
function encodeSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? '-' : encodeURIComponent(text.toWellFormed());
}

/** An address of a pattern. Each parameter, and the `*` at the end, takes one value as one segment. */
export function fillPath<const Pattern extends `/${string}`>(
  pattern: Pattern,
  ...values: PathValues<Pattern>
): string {
  const rest: (string | number)[] = [...values];
  return pattern.replace(/:\w+|\*/g, () => encodeSegment(String(rest.shift())));
}

/** An address of a pattern that ends in `*` and takes a path for it, which keeps its slashes. */
export function fillNestedPath(pattern: `/${string}/*`, path: string): string {
  return pattern.slice(0, -1) + path.split('/').filter(Boolean).map(encodeSegment).join('/');
}

/** A query parameter of one value, or nothing when there is no value. */
export function queryOf(name: string, value: string | undefined): string {
  return value ? `?${name}=${encodeURIComponent(value.toWellFormed())}` : '';
}
