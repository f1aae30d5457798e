import { formatNumber, parseNumberFa } from '@bazaar/locale';

/** A filter of one column: at least `from` and at most `to`, or one of the texts. */
export interface SizeFilter {
  readonly propertyId: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly choices: readonly string[];
}

/** More filters than this are not read. */
const MAX_FILTERS = 20;
const MAX_CHOICES = 50;
const MAX_CHOICE_LENGTH = 80;

/** Names of the fields of a column's filter in the query. */
export function filterNames(propertyId: number) {
  return { from: `p${propertyId}from`, to: `p${propertyId}to`, choices: `p${propertyId}` };
}

/** The filters of a query, by property. A text without a number, or an empty one, filters nothing. */
export function readFilters(query: URLSearchParams): SizeFilter[] {
  const ids = [...query.keys()].flatMap((key) => {
    const id = /^p([1-9]\d{0,9})(?:from|to)?$/.exec(key)?.[1];
    return id === undefined ? [] : [Number(id)];
  });
  const filters = [...new Set(ids)].sort((one, other) => one - other).map((id) => readFilter(query, id));
  return filters.filter(isActive).slice(0, MAX_FILTERS);
}

/** The query object of filters. */
export function writeFilters(filters: readonly SizeFilter[]): Record<string, unknown> {
  return Object.fromEntries(
    filters.flatMap(({ propertyId, from, to, choices }) => {
      const names = filterNames(propertyId);
      return [
        [names.from, from],
        [names.to, to],
        [names.choices, choices],
      ];
    }),
  );
}

/** The number of a filter as its field shows it. */
export function filterText(value: number | null): string {
  return value === null ? '' : formatNumber(value, { maximumFractionDigits: 8 });
}

function readFilter(query: URLSearchParams, propertyId: number): SizeFilter {
  const names = filterNames(propertyId);
  const ends = [readEnd(query.get(names.from)), readEnd(query.get(names.to))] as const;
  const isUpsideDown = ends[0] !== null && ends[1] !== null && ends[0] > ends[1];
  const choices = query
    .getAll(names.choices)
    .filter((text) => text !== '' && text.length <= MAX_CHOICE_LENGTH);
  return {
    propertyId,
    from: isUpsideDown ? ends[1] : ends[0],
    to: isUpsideDown ? ends[0] : ends[1],
    choices: [...new Set(choices)].slice(0, MAX_CHOICES),
  };
}

function readEnd(text: string | null): number | null {
  const number = parseNumberFa(text ?? '');
  // Exponents of very large and very small numbers are written by no one, and read by no field.
  return number === null || !/^-?\d+(\.\d+)?$/.test(String(number)) ? null : number;
}

function isActive({ from, to, choices }: SizeFilter): boolean {
  return from !== null || to !== null || choices.length > 0;
}
