import type { Supplier } from '@bazaar/contracts/merchant';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import type { ReactNode } from 'react';
import { CertificatesTable } from './certificates-table.tsx';
import { messages } from './messages.ts';
import { SupplierAside } from './supplier-aside.tsx';
import { supplierBreadcrumb } from './supplier-breadcrumb.ts';
import { SupplierFigures } from './supplier-figures.tsx';
import { SupplierHeader } from './supplier-header.tsx';
import { type ProductPage, SupplierProducts } from './supplier-products.tsx';
import { SupplierSections } from './supplier-sections.tsx';
import styles from './supplier-view.module.css';
import { VerificationLedger } from './verification-ledger.tsx';

interface SupplierViewProps {
  supplier: Supplier;
  products: ProductPage;
  now: string;
  favorite: ReactNode;
}

/** The whole page of one supplier. Its parts carry ids, so that an address can lead straight to one. */
export function SupplierView({ supplier, products, now, favorite }: SupplierViewProps) {
  const { certificates, verification } = supplier;
  return (
    <Container>
      <Breadcrumb items={supplierBreadcrumb(supplier)} />
      <SupplierHeader supplier={supplier} favorite={favorite} />
      <SupplierFigures supplier={supplier} />
      <SupplierSections supplier={supplier} productCount={products.totalCount} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <div id="ledger" tabIndex={-1}>
            {verification.length > 0 ? (
              <VerificationLedger entries={verification} now={now} />
            ) : (
              <EmptyState title={messages.ledger.emptyTitle}>{messages.ledger.empty}</EmptyState>
            )}
          </div>
          <div id="products" tabIndex={-1}>
            <SupplierProducts supplier={supplier} products={products} now={now} />
          </div>
          {certificates.length > 0 && (
            <div id="certificates" tabIndex={-1}>
              <CertificatesTable certificates={certificates} now={now} />
            </div>
          )}
        </div>
        <SupplierAside supplier={supplier} />
      </div>
    </Container>
  );
}
