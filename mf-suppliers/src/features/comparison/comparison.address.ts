import { defineAddress, listField } from '@bazaar/contracts';
import { SupplierProductId } from '@bazaar/contracts/product';
import { COMPARE_LIMIT } from '../../common/compare/compare-list.rules.ts';

/** The query of the comparison's address: the goods in the order of their columns; anything but an id is left out. */
export const comparisonAddress = defineAddress({ ids: listField(SupplierProductId, { max: COMPARE_LIMIT }) });
