import { defineAddress, links, pageField, type StateOf, valueField } from '@bazaar/contracts';
import { ContentTypeId } from '@bazaar/contracts/content';
import type { SupplierId } from '@bazaar/contracts/merchant';

const fields = {
  /** Null for all kinds. */
  contentTypeId: valueField(ContentTypeId, null, 'type'),
  page: pageField,
};

/** The query of a supplier's articles. */
export const contentAddress = defineAddress(fields);

export type ContentChoice = StateOf<typeof fields>;

/** Address of one page of a supplier's articles. */
export function contentHref(id: SupplierId, choice: Partial<ContentChoice>): string {
  return links.supplierContents(id) + contentAddress.write(choice);
}
