import type { Supplier } from '@bazaar/contracts/merchant';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import type { ListPage } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container, PageHead } from '@bazaar/ui/container';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { type TypeTab, TypeTabs } from '../../common/supplier/type-tabs.tsx';
import { CatalogCategories } from './catalog-categories.tsx';
import { CatalogProducts } from './catalog-products.tsx';
import { CatalogSearch } from './catalog-search.tsx';
import { messages } from './messages.ts';
import { type CatalogData, SEARCHABLE_COUNT } from './supplier-catalog-head.ts';
import styles from './supplier-catalog-view.module.css';

interface SupplierCatalogViewProps {
  supplier: Supplier;
  products: ListPage<SupplierProductSummary>;
  tabs: readonly TypeTab[];
  view: CatalogData;
}

/** A supplier's items of one type, with the other types above and the categories beside them. */
export function SupplierCatalogView({ supplier, products, tabs, view }: SupplierCatalogViewProps) {
  const current = tabs.find(({ categoryType }) => categoryType === view.categoryType);
  const type = current?.title ?? '';
  const count = current?.count ?? 0;
  const categories = supplier.categories.filter(({ categoryType }) => categoryType === view.categoryType);
  return (
    <Container>
      <Breadcrumb items={supplierBreadcrumb(supplier, type)} />
      <PageHead title={type} note={<bdi>{messages.note(formatNumber(count), supplier.name)}</bdi>} />
      <TypeTabs supplierId={view.id} tabs={tabs} current={view.categoryType} />
      <div className={styles.layout}>
        {count > 0 && (
          <aside className={styles.aside}>
            {count <= SEARCHABLE_COUNT && <CatalogSearch key={view.term} view={view} />}
            <CatalogCategories categories={categories} view={view} total={count} />
          </aside>
        )}
        <CatalogProducts supplier={supplier} products={products} type={type} view={view} />
      </div>
    </Container>
  );
}
