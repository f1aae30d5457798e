import type { SupplierProduct } from '@bazaar/contracts/product';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import type { ReactNode } from 'react';
import { PriceBox } from './price-box.tsx';
import { productBreadcrumb } from './product-breadcrumb.ts';
import { ProductDocuments } from './product-documents.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductSummary } from './product-summary.tsx';
import styles from './product-view.module.css';
import { SpecificationCard } from './specification-card.tsx';

interface ProductViewProps {
  product: SupplierProduct;
  now: string;
  initialQuantity: number;
  actions: ReactNode;
  related: ReactNode;
}

/** The whole page of one item. */
export function ProductView({ product, now, initialQuantity, actions, related }: ProductViewProps) {
  const { facts, documents } = product;
  return (
    <Container>
      <Breadcrumb items={productBreadcrumb(product)} />
      <div className={styles.layout}>
        <div className={styles.gallery}>
          <ProductGallery product={product} />
          {actions}
        </div>
        <div className={styles.summary}>
          <ProductSummary product={product} />
        </div>
        <div className={styles.price}>
          <PriceBox product={product} now={now} initialQuantity={initialQuantity} />
        </div>
        {facts.length + documents.length > 0 && (
          <div className={styles.facts}>
            {facts.length > 0 && <SpecificationCard facts={facts} />}
            {documents.length > 0 && <ProductDocuments documents={documents} />}
          </div>
        )}
      </div>
      <div data-print="hide">{related}</div>
    </Container>
  );
}
