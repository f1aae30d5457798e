import type { Supplier } from '@bazaar/contracts/merchant';
import { requestCustomerSlot } from '@bazaar/contracts/slots';
import { Slot } from '@bazaar/host';
import { Monogram } from '@bazaar/ui/avatar';
import type { ReactNode } from 'react';
import { SupplierTraits } from '../../common/supplier/supplier-traits.tsx';
import { VerifiedBadge } from '../../common/supplier/verified-badge.tsx';
import styles from './supplier-header.module.css';

/** The supplier's name with the date of its identity verification. */
export function SupplierHeader({ supplier, actions }: { supplier: Supplier; actions: ReactNode }) {
  const { name, verifiedAt } = supplier;
  return (
    <header className={styles.header}>
      <Monogram name={name} size="lg" />
      <div className={styles.words}>
        <div className={styles.titleRow}>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          <VerifiedBadge verifiedAt={verifiedAt} />
        </div>
        <SupplierTraits supplier={supplier} />
      </div>
      <div className={styles.actions} data-print="hide">
        {actions}
      </div>
      <Slot name={requestCustomerSlot.name} />
    </header>
  );
}
