import type { BaseProduct, Offer } from '@bazaar/contracts/product';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { baseProductBreadcrumb } from './base-product-breadcrumb.ts';
import { BaseProductSummary } from './base-product-summary.tsx';
import styles from './base-product-view.module.css';
import { CommonProperties } from './common-properties.tsx';
import type { OffersView } from './offers.address.ts';
import { OffersSection } from './offers-section.tsx';

interface BaseProductViewProps {
  product: BaseProduct;
  /** All offers, cheapest first for the quantity. */
  offers: readonly Offer[];
  now: string;
  view: OffersView;
  quantity: number;
  history: ReactNode;
}

/** The whole page of one base product, with the offers of all suppliers. */
export function BaseProductView({ product, offers, now, view, quantity, history }: BaseProductViewProps) {
  return (
    <Container>
      <Breadcrumb items={baseProductBreadcrumb(product)} />
      <div className={styles.head}>
        <BaseProductSummary product={product} offers={offers} />
        {history}
      </div>
      <OffersSection {...{ product, offers, now, view, quantity }} />
      {product.properties.length > 0 && <CommonProperties properties={product.properties} />}
    </Container>
  );
}
