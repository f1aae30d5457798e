import type { Supplier } from '@bazaar/contracts/merchant';
import { formatNumber } from '@bazaar/locale';
import { LinkTabs } from '@bazaar/ui/tabs';
import { messages } from './messages.ts';
import styles from './supplier-sections.module.css';

interface SupplierSectionsProps {
  supplier: Supplier;
  productCount: number;
}

/** The way to each part of the page. */
export function SupplierSections({ supplier, productCount }: SupplierSectionsProps) {
  const { certificates, capabilities } = supplier;
  return (
    <div className={styles.row}>
      <LinkTabs
        label={messages.sections}
        items={[
          { href: '#ledger', label: messages.ledger.title },
          { href: '#products', label: messages.products.title, count: formatNumber(productCount) },
          ...(certificates.length > 0
            ? [
                {
                  href: '#certificates',
                  label: messages.certificates.title,
                  count: formatNumber(certificates.length),
                },
              ]
            : []),
          { href: '#about', label: messages.about.title },
          ...(capabilities.length > 0 ? [{ href: '#capabilities', label: messages.capabilities }] : []),
        ]}
      />
    </div>
  );
}
