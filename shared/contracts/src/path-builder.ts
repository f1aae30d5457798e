import type { CategoryType } from './product/category.contract.ts';

/** What a parameter of a pattern stands for: an id is a number, every other text but the category type is free. */
type ParameterValue<Name extends string> = Name extends `${string}Id`
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
 * One segment of a path. A segment of dots alone would climb, and no encoding hides it from a URL parser; half a
 * character (a lone surrogate) cannot be encoded at all.
 */
function encodeSegment(text: string): string {
  return /^\.{1,2}$/.test(text) ? '-' : encodeURIComponent(text.toWellFormed());
}

/** Makes the builder of a pattern's addresses. Each parameter, and the `*` at the end, takes one value as one segment. */
export function pathBuilder<const Pattern extends `/${string}`>(
  pattern: Pattern,
): (...values: PathValues<Pattern>) => string {
  const [start, ...literals] = pattern.split(/:\w+|\*/) as [string, ...string[]];
  return (...values) =>
    literals.reduce((path, literal, at) => path + encodeSegment(String(values[at])) + literal, start);
}

/** Makes the builder of a pattern that ends in `*` and takes a path for it, which keeps its slashes. */
export function nestedPathBuilder(pattern: `/${string}/*`): (path: string) => string {
  const start = pattern.slice(0, -1);
  return (path) => start + path.split('/').filter(Boolean).map(encodeSegment).join('/');
}
