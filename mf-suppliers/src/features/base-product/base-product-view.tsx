import type { BaseProduct, Variant, VariantCode, VariantTable } from '@bazaar/contracts/product';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { splitColumns } from '../../common/sizes/size-columns.rules.ts';
import { baseProductBreadcrumb } from './base-product-breadcrumb.ts';
import { BaseProductSummary } from './base-product-summary.tsx';
import styles from './base-product-view.module.css';
import { CommonFacts } from './common-facts.tsx';
import { FamilyWords } from './family-words.tsx';
import type { PageView } from './page.address.ts';
import { SizesSection } from './sizes-section.tsx';

interface BaseProductViewProps {
  product: BaseProduct;
  table: VariantTable;
  view: PageView;
  quantity: number;
  chosen: Variant | null;
  /** The offers of the chosen size. */
  offers: ReactNode;
  /** Its prices over time. */
  history: ReactNode;
  /** The visitor is about to open a size. */
  onIntent: (code: VariantCode) => void;
}

/** The whole page of one base product: its sizes first, then what they have in common. */
export function BaseProductView({ product, table, view, history, ...rest }: BaseProductViewProps) {
  const columns = splitColumns(table, view.unitSystem);
  return (
    <Container>
      <Breadcrumb items={baseProductBreadcrumb(product)} />
      <BaseProductSummary product={product} table={table} columns={columns.shown} />
      <SizesSection {...{ product, table, view }} {...rest} columns={columns.shown} />
      <div className={styles.cards}>
        <CommonFacts variants={table.variants} columns={columns.common} product={product} />
        {history !== null && <div>{history}</div>}
        <FamilyWords product={product} />
      </div>
    </Container>
  );
}
