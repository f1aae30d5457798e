import type { SupplierProduct } from '@bazaar/contracts/product';
import { stockText, toFact } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { FactGrid } from '@bazaar/ui/facts';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiHelpCircleOutline, mdiPackageVariantClosed, mdiPackageVariantRemove } from '@mdi/js';
import { isGood } from './item-kind.rules.ts';
import { messages } from './messages.ts';
import styles from './product-summary.module.css';
import { ProductSupplierCard } from './product-supplier-card.tsx';

/** Describes the item: name, code, stock of a good, key facts, description and supplier. */
export function ProductSummary({ product }: { product: SupplierProduct }) {
  const { title, sku, mainFacts, description } = product;
  return (
    <div className={styles.summary}>
      <div className={styles.marks}>
        {isGood(product) && <StockBadge product={product} />}
        <Badge>
          <VisuallyHidden>{messages.sku} </VisuallyHidden>
          <bdi dir="ltr">{sku}</bdi>
        </Badge>
      </div>
      <h1 className={styles.title}>
        <IsolatedRuns text={title} />
      </h1>
      {mainFacts.length > 0 && <FactGrid columns={3} facts={mainFacts.map(toFact)} />}
      {description !== '' && (
        <p className={styles.description}>
          <IsolatedRuns text={description} />
        </p>
      )}
      <ProductSupplierCard supplier={product.supplier} />
    </div>
  );
}

function StockBadge({ product }: { product: SupplierProduct }) {
  const { stock, saleUnit } = product;
  if (stock === null) {
    return <Badge icon={mdiHelpCircleOutline}>{messages.stockUnknown}</Badge>;
  }
  return stock > 0 ? (
    <Badge tone="success" icon={mdiPackageVariantClosed}>
      {messages.inStock(formatNumber(stock), saleUnit)}
    </Badge>
  ) : (
    <Badge tone="warning" icon={mdiPackageVariantRemove}>
      {stockText(product, null)}
    </Badge>
  );
}
