import type { Supplier } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkTabs } from '@bazaar/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierQueries } from '../../common/supplier/supplier.queries.ts';
import { messages } from './messages.ts';
import type { SectionId } from './open-section.rules.ts';
import { SAMPLE_VIEWS } from './sample-views.ts';
import styles from './supplier-sections.module.css';

/** Links to the sections of the page. */
export function SupplierSections({ supplier }: { supplier: Supplier }) {
  const { id, certificates, capabilities, productCount } = supplier;
  const queries = supplierQueries(useHost().api);
  // A count that fails to load is left out; its own section shows the failure.
  const { data: delegations } = useQuery({
    ...queries.delegations(id, SAMPLE_VIEWS.delegations),
    enabled: false,
  });
  const { data: contents } = useQuery({ ...queries.contents(id, SAMPLE_VIEWS.contents), enabled: false });
  return (
    <div className={styles.row}>
      <LinkTabs
        label={messages.sections}
        items={[
          tab('verification', messages.ledger.title),
          tab('products', shared.products.title, productCount),
          ...(certificates.length > 0
            ? [tab('certificates', messages.certificates.title, certificates.length)]
            : []),
          tab('delegations', shared.delegations.title, delegations?.totalCount),
          tab('contents', shared.contents.title, contents?.totalCount),
          tab('contact', messages.contact.title),
          tab('about', messages.about.title),
          ...(capabilities.length > 0 ? [tab('capabilities', messages.capabilities)] : []),
        ]}
      />
    </div>
  );
}

function tab(id: SectionId, label: string, count?: number) {
  return { href: `#${id}`, label, ...(count !== undefined && { count: formatNumber(count) }) };
}
