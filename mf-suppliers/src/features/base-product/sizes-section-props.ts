import type { BaseProduct, Variant, VariantCode, VariantTable } from '@bazaar/contracts/product';
import type { ReactNode } from 'react';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import type { PageView } from './page.address.ts';

/** What the size table and its parts are made from. */
export interface SizesSectionProps {
  product: BaseProduct;
  table: VariantTable;
  /** The columns in which sizes differ, in the shown units. */
  columns: readonly SizeColumn[];
  view: PageView;
  quantity: number;
  chosen: Variant | null;
  offers: ReactNode;
  onIntent: (code: VariantCode) => void;
}
