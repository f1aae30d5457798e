import { decodeQuery } from '@bazaar/contracts';
import { SUPPLIER_SORTS, SupplierFilter } from '@bazaar/contracts/merchant';

export type SupplierSort = (typeof SUPPLIER_SORTS)[number];
export const DEFAULT_SORT: SupplierSort = 'best';

/** What a visitor narrows a list of suppliers by; values of one list are alternatives. */
export interface SupplierChoice {
  provinceIds: number[];
  cityIds: number[];
  activityKinds: string[];
  certificate: string | null;
  verified: boolean;
  hasCatalog: boolean;
}

/** The choice and the order of one list, as its address says them. */
export interface SupplierListView {
  choice: SupplierChoice;
  sort: SupplierSort;
  /** The city from which `nearest` is reckoned; null while none was chosen. */
  near: number | null;
  page: number;
}

export const NO_CHOICE: SupplierChoice = {
  provinceIds: [],
  cityIds: [],
  activityKinds: [],
  certificate: null,
  verified: false,
  hasCatalog: false,
};

/** One thing that can be taken off again by itself. */
export type ChoiceKey = keyof SupplierChoice;
export const CHOICE_KEYS: readonly ChoiceKey[] = [
  'provinceIds',
  'cityIds',
  'activityKinds',
  'certificate',
  'verified',
  'hasCatalog',
];

const LARGEST_ID = 2_147_483_647;
const MAX_PLACES = 40;
const MAX_KINDS = 20;
const MAX_KIND_LENGTH = 60;
const MAX_CERTIFICATE_LENGTH = 80;

/** Reads what an address says of a list; whatever the service would refuse is as if it were not said. */
export function readListView(query: URLSearchParams): Omit<SupplierListView, 'page'> {
  // Keys that are not ours may be anything; ours have one step, so none of them can contradict another.
  const known = [...query].filter(([key]) => CHOICE_KEYS.some((name) => name === key));
  const said = decodeQuery(SupplierFilter, known) as Partial<Record<ChoiceKey, unknown>>;
  return {
    choice: {
      provinceIds: idsOf(said.provinceIds),
      cityIds: idsOf(said.cityIds),
      activityKinds: textsOf(said.activityKinds, MAX_KIND_LENGTH).slice(0, MAX_KINDS),
      certificate: textsOf([said.certificate], MAX_CERTIFICATE_LENGTH)[0] ?? null,
      verified: said.verified === true,
      hasCatalog: said.hasCatalog === true,
    },
    sort: SUPPLIER_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
    near: idsOf([toId(query.get('near'))])[0] ?? null,
  };
}

function toId(text: string | null): unknown {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

function idsOf(value: unknown): number[] {
  const ids = (Array.isArray(value) ? value : []).filter(
    (id): id is number => Number.isInteger(id) && id > 0 && id <= LARGEST_ID,
  );
  return [...new Set(ids)].sort((one, other) => one - other).slice(0, MAX_PLACES);
}

function textsOf(value: unknown, longest: number): string[] {
  const texts = (Array.isArray(value) ? value : [])
    .filter((text): text is string => typeof text === 'string')
    .map((text) => text.toWellFormed().trim())
    .filter((text) => text !== '' && text.length <= longest);
  return [...new Set(texts)].sort();
}

/** A choice in the order that `readListView` gives it, so that two that mean the same are equal. */
export function ordered(choice: SupplierChoice): SupplierChoice {
  return {
    ...choice,
    provinceIds: idsOf(choice.provinceIds),
    cityIds: idsOf(choice.cityIds),
    activityKinds: textsOf(choice.activityKinds, MAX_KIND_LENGTH),
  };
}

export function isSameChoice(one: SupplierChoice, other: SupplierChoice): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

/** How many things are chosen. */
export function choiceCount({
  provinceIds,
  cityIds,
  activityKinds,
  certificate,
  verified,
  hasCatalog,
}: SupplierChoice): number {
  const lists = provinceIds.length + cityIds.length + activityKinds.length;
  return lists + [certificate !== null, verified, hasCatalog].filter(Boolean).length;
}

/** The choice with one part of it dropped. A province takes its cities along. */
export function without(choice: SupplierChoice, key: ChoiceKey): SupplierChoice {
  return {
    ...choice,
    [key]: NO_CHOICE[key],
    ...(key === 'provinceIds' && { cityIds: [] }),
  };
}

/** The parts that are chosen. */
export function chosenKeys(choice: SupplierChoice): ChoiceKey[] {
  return CHOICE_KEYS.filter((key) => !isSameChoice(without(choice, key), choice));
}

/** The choice as the service takes it; what is not chosen is left out. */
export function filterOf(choice: SupplierChoice): SupplierFilter {
  const { provinceIds, cityIds, activityKinds, certificate, verified, hasCatalog } = choice;
  return {
    ...(provinceIds.length > 0 && { provinceIds }),
    ...(cityIds.length > 0 && { cityIds }),
    ...(activityKinds.length > 0 && { activityKinds }),
    ...(certificate !== null && { certificate }),
    ...(verified && { verified }),
    ...(hasCatalog && { hasCatalog }),
  };
}
