import type { SupplierProduct } from '@bazaar/contracts/product';
import { toFact } from '@bazaar/listing';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Card, CardHead } from '@bazaar/ui/card';
import { Container } from '@bazaar/ui/container';
import { FactRows } from '@bazaar/ui/facts';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { PriceBox } from './price-box.tsx';
import { productBreadcrumb } from './product-breadcrumb.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';

interface ProductViewProps {
  product: SupplierProduct;
  now: string;
  favorite: ReactNode;
  related: ReactNode;
}

/** The whole page of one item. */
export function ProductView({ product, now, favorite, related }: ProductViewProps) {
  return (
    <Container>
      <Breadcrumb items={productBreadcrumb(product)} />
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <ProductGallery spec={product.drawing} title={product.title} />
        </div>
        <div className={styles.summary}>
          <ProductSummary product={product} />
        </div>
        <div className={styles.price}>
          <PriceBox product={product} now={now} favorite={favorite} />
        </div>
        {product.facts.length > 0 && (
          <div className={styles.facts}>
            <Card as="section" labelledBy="specification">
              <CardHead id="specification" title={messages.specification} />
              <FactRows kind="lined" facts={product.facts.map(toFact)} />
            </Card>
          </div>
        )}
      </div>
      {related}
    </Container>
  );
}
