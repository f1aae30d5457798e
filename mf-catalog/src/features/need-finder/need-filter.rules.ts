import type { MeasurementUnit, PropertyFacet, PropertyFilter } from '@bazaar/contracts/product';
import type { Measure } from './need-measures.rules.ts';
import { type RangePart, rangeOf } from './need-range.rules.ts';
import { markTitle, titleDistance } from './need-title.rules.ts';
import { findSpan, isTelling, keyOf, mark, type Piece } from './need-words.rules.ts';

/** One condition that was read from a need. */
export type NeedPart =
  | RangePart
  | { kind: 'choice'; key: string; title: string; choices: string[]; filter: PropertyFilter }
  | { kind: 'city'; key: string; title: string; cityId: number };

/** The choices that a category offers. */
export interface NeedChoices {
  facets: readonly PropertyFacet[];
  cities: readonly { id: number; title: string }[];
  /** The units in which its items are sold. */
  saleUnits: readonly string[];
}

export interface NeedCount {
  value: number;
  unit: string;
}

/** What was understood of a need within a category. */
export interface NeedReading {
  parts: NeedPart[];
  count: NeedCount | null;
  /** Words that were not used, as written. */
  unused: string[];
}

const MAX_PROPERTIES = 10;
const MAX_COUNT = 1_000_000;
const MAX_TITLE_LENGTH = 4;
/** A name this short also occurs in other phrases: «پمپ آب» does not ask for water cooling. */
const SHORT_NAME = 3;
const PERSIAN = /^\p{Script=Arabic}+$/u;

interface Reader {
  pieces: readonly Piece[];
  used: Set<number>;
  choices: NeedChoices;
}

/** Matches a need against a category's choices: values and places first, because their names may contain numbers. */
export function readNeed(
  pieces: readonly Piece[],
  measures: readonly Measure[],
  choices: NeedChoices,
): NeedReading {
  const reader: Reader = { pieces, used: new Set(), choices };
  const named = [...readChoices(reader), ...readCities(reader)];
  const { ranges, count } = readMeasures(reader, measures);
  const parts = [...ranges, ...readPlainNumbers(reader), ...named];
  const properties = parts.filter(({ kind }) => kind !== 'city').slice(0, MAX_PROPERTIES);
  return {
    parts: [...properties, ...parts.filter(({ kind }) => kind === 'city')],
    count,
    unused: pieces.filter((piece, at) => isTelling(piece) && !reader.used.has(at)).map(({ raw }) => raw),
  };
}

function readChoices(reader: Reader): NeedPart[] {
  const parts: NeedPart[] = [];
  for (const facet of reader.choices.facets) {
    const found = optionsOf(facet).filter((option) => takeOption(reader, facet, option));
    if (found.length > 0) {
      parts.push({
        kind: 'choice',
        key: `p${facet.id}`,
        title: facet.title,
        choices: found.map(({ title }) => title),
        filter: {
          propertyId: facet.id,
          values: found.map(({ id }) => id).toSorted((one, other) => one - other),
        },
      });
    }
  }
  return parts;
}

type Option = PropertyFacet['values'][number];

/** Longer names first: «چدن داکتیل» is not «چدن». */
function optionsOf({ kind, values }: PropertyFacet): Option[] {
  return kind === 'number' ? [] : values.toSorted((one, other) => other.title.length - one.title.length);
}

function takeOption({ pieces, used }: Reader, facet: PropertyFacet, option: Option): boolean {
  // For a yes/no property, people write the property's own name.
  const name = keyOf(facet.kind === 'boolean' ? facet.title : option.title);
  if (facet.kind === 'boolean' && option.id !== 1) {
    return false;
  }
  // «چدنی», «مسی»: the adjective of a material.
  const adjective = PERSIAN.test(name) ? `${name}ی` : name;
  const span = findSpan(pieces, used, {
    most: MAX_TITLE_LENGTH,
    accepts: (key) => key === name || key === adjective,
  });
  if (span === null) {
    return false;
  }
  const isPlain =
    pieces
      .slice(span.start, span.end)
      .map(({ key }) => key)
      .join('') === name;
  if (isPlain && isVague(name) && titleDistance(facet.title, pieces, span.start) === null) {
    return false;
  }
  mark(used, span);
  markTitle({ pieces, used }, facet.title, span.start);
  return true;
}

function isVague(name: string): boolean {
  return name.length === 1 || /^\d+$/.test(name) || (PERSIAN.test(name) && name.length <= SHORT_NAME);
}

function readCities({ pieces, used, choices }: Reader): NeedPart[] {
  return choices.cities.flatMap(({ id, title }): NeedPart[] => {
    const name = keyOf(title);
    const span = findSpan(pieces, used, { most: MAX_TITLE_LENGTH, accepts: (key) => key === name });
    if (span === null) {
      return [];
    }
    mark(used, span);
    return [{ kind: 'city', key: `c${id}`, title, cityId: id }];
  });
}

function readMeasures(reader: Reader, measures: readonly Measure[]) {
  const ranges: NeedPart[] = [];
  const taken = new Set<number>();
  const amounts: Measure[] = [];
  for (const measure of measures.filter(({ start }) => !reader.used.has(start))) {
    const { unit } = measure;
    const facet =
      unit === null || isCount(reader, measure) ? null : facetFor(reader, { measure, unit }, taken);
    if (facet === null || unit === null) {
      amounts.push(measure);
    } else {
      taken.add(facet.id);
      mark(reader.used, measure);
      markTitle(reader, facet.title, measure.start);
      ranges.push(rangeOf(facet, measure, unit));
    }
  }
  return { ranges, count: countOf(reader, amounts) };
}

/** «نسبت ۲۰»: a number without a unit counts only right after the name of a property that has none. */
function readPlainNumbers({ pieces, used, choices }: Reader): NeedPart[] {
  return choices.facets
    .filter(({ kind, quantity }) => kind === 'number' && quantity === null)
    .flatMap((facet) => {
      const at = pieces.findIndex(
        ({ kind }, place) =>
          kind === 'number' && !used.has(place) && titleDistance(facet.title, pieces, place) !== null,
      );
      const piece = pieces[at];
      if (piece === undefined) {
        return [];
      }
      used.add(at);
      markTitle({ pieces, used }, facet.title, at);
      return [rangeOf(facet, { value: piece.value, upper: null, bound: null }, null)];
    });
}

/** The first number that is a count of items. */
function countOf({ used }: Reader, amounts: readonly Measure[]): NeedCount | null {
  for (const measure of amounts) {
    if (measure.saleUnit !== null && measure.value >= 1) {
      mark(used, measure);
      return { value: Math.min(Math.round(measure.value), MAX_COUNT), unit: measure.saleUnit };
    }
  }
  return null;
}

/** «۵ تن ورق» is an amount where sheets are sold by weight, unless the property is named: «وزن ۵ تن». */
function isCount({ pieces, choices }: Reader, { unit, saleUnit, start }: Measure): boolean {
  if (unit === null || saleUnit === null) {
    return false;
  }
  const isNamed = choices.facets.some(
    ({ title, quantity }) => quantity?.id === unit.quantityId && titleDistance(title, pieces, start) !== null,
  );
  return !isNamed && choices.saleUnits.some((sold) => isSameAmount(sold, saleUnit));
}

const WEIGHTS = new Set(['کیلوگرم', 'تن']);

function isSameAmount(sold: string, asked: string): boolean {
  return keyOf(sold) === keyOf(asked) || (WEIGHTS.has(sold) && WEIGHTS.has(asked));
}

interface Asked {
  measure: Measure;
  unit: MeasurementUnit;
}

/** The property that a measure belongs to: the named one, else one that has such values. */
function facetFor({ pieces, choices }: Reader, asked: Asked, taken: ReadonlySet<number>) {
  const candidates = choices.facets
    .filter((facet) => facet.quantity?.id === asked.unit.quantityId && !taken.has(facet.id))
    .map((facet) => ({ facet, score: scoreOf(facet, asked, pieces) }));
  const best = candidates.toSorted(
    (one, other) => other.score - one.score || one.facet.ordinal - other.facet.ordinal,
  );
  return best[0]?.facet ?? null;
}

const NAMED = 20;
const IN_RANGE = 4;

function scoreOf(facet: PropertyFacet, { measure, unit }: Asked, pieces: readonly Piece[]): number {
  const distance = titleDistance(facet.title, pieces, measure.start);
  const base = measure.value * unit.factorToBase + unit.offsetToBase;
  const isInRange =
    facet.min !== null && facet.max !== null && base >= facet.min * 0.8 && base <= facet.max * 1.2;
  return (distance === null ? 0 : NAMED - distance) + (isInRange ? IN_RANGE : 0) + Number(facet.isKey);
}
