import {
  choiceField,
  defineAddress,
  links,
  pageField,
  type StateOf,
  textField,
  valueField,
} from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import { CategoryId, type CategoryType, PRODUCT_SORTS } from '@bazaar/contracts/product';

const MAX_TERM_LENGTH = 60;

const fields = {
  /** One of the supplier's own categories of the type. */
  categoryId: valueField(CategoryId, null, 'category'),
  /** Words that an item's name or code contains; empty without a search. */
  term: textField({
    initial: '',
    read: ([text = '']) => Array.from(text.trim()).slice(0, MAX_TERM_LENGTH).join(''),
  }),
  sort: choiceField(PRODUCT_SORTS, 'relevance'),
  page: pageField,
};

/** The query of a supplier's items of one type. */
export const catalogAddress = defineAddress(fields);

/** What of a supplier's items the address asks for. */
export type CatalogChoice = StateOf<typeof fields>;

interface CatalogGround {
  categoryType: CategoryType;
  categories: Supplier['categories'];
}

/** The category with an id; null for one in which the supplier has nothing of the type. */
export function knownCategory(
  id: CategoryId | null,
  { categoryType, categories }: CatalogGround,
): CategoryId | null {
  return categories.some((entry) => entry.id === id && entry.categoryType === categoryType) ? id : null;
}

interface CatalogPlace extends Partial<CatalogChoice> {
  id: SupplierId;
  categoryType: CategoryType;
}

/** Address of one page of a supplier's items. */
export function catalogHref({ id, categoryType, ...choice }: CatalogPlace): string {
  return links.supplierProducts(id, categoryType) + catalogAddress.write(choice);
}
