import type { Supplier } from '@bazaar/contracts/merchant';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { Container } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import type { ReactNode } from 'react';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { CertificatesTable } from './certificates-table.tsx';
import { messages } from './messages.ts';
import type { SectionId } from './open-section.rules.ts';
import { SupplierAside } from './supplier-aside.tsx';
import { SupplierFigures } from './supplier-figures.tsx';
import { SupplierHeader } from './supplier-header.tsx';
import styles from './supplier-view.module.css';
import { VerificationLedger } from './verification-ledger.tsx';

interface SupplierViewProps {
  supplier: Supplier;
  now: string;
  /** The parts that load or change on their own. */
  actions: ReactNode;
  sections: ReactNode;
  products: ReactNode;
  delegations: ReactNode;
  contents: ReactNode;
  contact: ReactNode;
  report: ReactNode;
}

/** The whole page of one supplier. Its sections have ids, so that an address can link to them. */
export function SupplierView(props: SupplierViewProps) {
  const { supplier, now } = props;
  const { certificates } = supplier;
  return (
    <Container>
      <Breadcrumb items={supplierBreadcrumb(supplier)} />
      <SupplierHeader supplier={supplier} actions={props.actions} />
      <SupplierFigures supplier={supplier} />
      {props.sections}
      <div className={styles.layout}>
        <div className={styles.main}>
          <LazyComponent id="verification">
            <Ledger supplier={supplier} now={now} />
          </LazyComponent>
          <LazyComponent id="products">{props.products}</LazyComponent>
          {certificates.length > 0 && (
            <LazyComponent id="certificates">
              <CertificatesTable certificates={certificates} now={now} />
            </LazyComponent>
          )}
          <LazyComponent id="delegations">{props.delegations}</LazyComponent>
          <LazyComponent id="contents">{props.contents}</LazyComponent>
        </div>
        <div className={styles.aside}>
          <LazyComponent id="contact">{props.contact}</LazyComponent>
          <SupplierAside supplier={supplier} />
          <div className={styles.report} data-print="hide">
            {props.report}
          </div>
        </div>
      </div>
    </Container>
  );
}

/** A section that an address can link to and that can then take the focus. */
function LazyComponent({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <div id={id} className={styles.part} tabIndex={-1}>
      {children}
    </div>
  );
}

function Ledger({ supplier: { verification }, now }: Pick<SupplierViewProps, 'supplier' | 'now'>) {
  return verification.length > 0 ? (
    <VerificationLedger entries={verification} now={now} />
  ) : (
    <EmptyState title={messages.ledger.emptyTitle}>{messages.ledger.empty}</EmptyState>
  );
}
