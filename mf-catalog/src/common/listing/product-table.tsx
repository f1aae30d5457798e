import { links } from '@bazaar/contracts';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import { isPriceOutdated, ProductActions, toFacts } from '@bazaar/listing';
import { formatJalaliShort, formatToman } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { DataTable, type DataTableProps } from '@bazaar/ui/data-table';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { mdiClockAlertOutline } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './product-table.module.css';

interface ProductTableProps {
  label: string;
  products: readonly SupplierProductSummary[];
  now: string;
}

/** Items as a dense table, for comparing many by their numbers. */
export function ProductTable({ label, products, now }: ProductTableProps) {
  return (
    <DataTable
      caption={label}
      captionHidden
      columns={columnsAt(now)}
      rows={products}
      keyOf={({ id }) => id}
    />
  );
}

function columnsAt(now: string): DataTableProps<SupplierProductSummary>['columns'] {
  const { columns } = messages;
  return [
    { key: 'item', label: columns.item, cell: Title },
    { key: 'facts', label: columns.facts, cell: Facts },
    { key: 'supplier', label: columns.supplier, cell: Supplier },
    { key: 'price', label: columns.price, numeric: true, cell: Amount },
    { key: 'validUntil', label: columns.validUntil, cell: (product) => validity(product, now) },
    { key: 'actions', label: columns.actions, labelHidden: true, cell: Actions },
  ];
}

function Title({ id, slug, title, sku }: SupplierProductSummary) {
  return (
    <>
      <Link href={links.product(id, slug)} className={styles.title}>
        <IsolatedRuns text={title} />
      </Link>
      <bdi dir="ltr" className={styles.code}>
        {sku}
      </bdi>
    </>
  );
}

function Facts({ keyFacts }: SupplierProductSummary) {
  return (
    <ul className={styles.facts}>
      {toFacts(keyFacts).map(({ label, value }) => (
        <li key={label}>
          <span className={styles.label}>{label}</span> {value}
        </li>
      ))}
    </ul>
  );
}

function Supplier({ supplier }: SupplierProductSummary) {
  return (
    <>
      <Link href={links.supplier(supplier.id, supplier.slug)} className={styles.supplier}>
        <bdi>{supplier.name}</bdi>
      </Link>
      <bdi className={styles.place}>{supplier.cityTitle}</bdi>
    </>
  );
}

function Amount({ priceRial, saleUnit }: SupplierProductSummary) {
  return priceRial === null ? (
    <span className={styles.word}>{messages.inquiry}</span>
  ) : (
    <>
      <b>{formatToman(priceRial)}</b> <span className={styles.word}>{messages.per(saleUnit)}</span>
    </>
  );
}

function validity(product: SupplierProductSummary, now: string) {
  const { priceRial, priceValidUntil } = product;
  if (priceRial === null || priceValidUntil === null) {
    return '—';
  }
  return isPriceOutdated(product, now) ? (
    <Badge tone="warning" icon={mdiClockAlertOutline}>
      {messages.doubt}
    </Badge>
  ) : (
    <bdi>{formatJalaliShort(priceValidUntil)}</bdi>
  );
}

function Actions(product: SupplierProductSummary) {
  return <ProductActions product={product} />;
}
