import {
  choiceField,
  defineAddress,
  entityId,
  flagField,
  groupField,
  listField,
  pageField,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import { SUPPLIER_SORTS } from '@bazaar/contracts/merchant';
import { type ListPlace, placePath } from './list-place.ts';

const MAX_PLACES = 40;
const MAX_KINDS = 20;
const MAX_KIND_LENGTH = 60;
const MAX_CERTIFICATE_LENGTH = 80;

const places = listField(entityId(), { max: MAX_PLACES, order: (one, other) => one - other });

const choice = {
  provinceIds: places,
  cityIds: places,
  activityKinds: textField<readonly string[]>({
    initial: [],
    read: (texts) => titlesOf(texts, MAX_KIND_LENGTH).toSorted().slice(0, MAX_KINDS),
    write: (kinds) => kinds.toSorted(),
  }),
  certificate: textField<string | null>({
    initial: null,
    read: (texts) => (texts.length === 1 ? titlesOf(texts, MAX_CERTIFICATE_LENGTH)[0] : undefined),
  }),
  verified: flagField('true'),
  hasCatalog: flagField('true'),
};

/** The filters that a visitor can set on a list of suppliers; the values of one filter are alternatives. */
export type SupplierChoice = StateOf<typeof choice>;

const fields = {
  choice: groupField(choice),
  sort: choiceField(SUPPLIER_SORTS, 'best'),
  /** The city from which `nearest` is measured; null while none is chosen. */
  near: valueField(entityId(), null),
  page: pageField,
};

/** The query of a list of suppliers. */
export const supplierListAddress = defineAddress(fields, (view) =>
  view.sort === 'nearest' ? view : { ...view, near: null },
);

/** The filters and the sort order of one list, as its address states them. */
export type SupplierListView = StateOf<typeof fields>;

export const NO_CHOICE: SupplierChoice = supplierListAddress.defaults.choice;

/** Address of one page of a list, with some of its view changed; a change begins at the first page. */
export function listHref(
  place: ListPlace,
  view: Partial<SupplierListView>,
  change?: Partial<SupplierListView>,
): string {
  return placePath(place) + supplierListAddress.write(view, change);
}

function titlesOf(texts: readonly string[], maxLength: number): string[] {
  const titles = texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= maxLength);
  return [...new Set(titles)];
}
