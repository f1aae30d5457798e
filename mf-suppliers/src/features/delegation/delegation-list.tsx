import { links } from '@bazaar/contracts';
import { DELEGATION_STATUSES, type MerchantDelegation, type Supplier } from '@bazaar/contracts/merchant';
import { type ListPage, OutOfRangePage, pageCountOf, rangeText } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { Container, PageHead } from '@bazaar/ui/container';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Pager } from '@bazaar/ui/pager';
import { DelegationsTable } from '../../common/supplier/delegations-table.tsx';
import { messages as shared } from '../../common/supplier/messages.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { delegationHref } from './delegation.address.ts';
import type { DelegationData } from './delegation-head.ts';
import styles from './delegation-list.module.css';
import { messages } from './messages.ts';

interface DelegationListProps {
  supplier: Supplier;
  delegations: ListPage<MerchantDelegation>;
  view: DelegationData;
}

/** The content of a supplier's delegations page. */
export function DelegationList(props: DelegationListProps) {
  const { supplier, delegations, view } = props;
  const isBare = view.status === null && delegations.totalCount === 0;
  return (
    <Container>
      <Breadcrumb items={supplierBreadcrumb(supplier, messages.title)} />
      <PageHead
        title={<bdi>{messages.titleOf(supplier.name)}</bdi>}
        note={isBare ? undefined : messages.hint}
        actions={
          <LinkButton href={links.supplier(supplier.id, supplier.slug)}>{messages.toSupplier}</LinkButton>
        }
      />
      {!isBare && <StateLinks supplier={supplier} view={view} />}
      <div className={styles.list}>
        <Delegations {...props} />
      </div>
    </Container>
  );
}

function StateLinks({ supplier, view }: Pick<DelegationListProps, 'supplier' | 'view'>) {
  return (
    <nav aria-label={messages.byState}>
      <ChipRow label={messages.byState}>
        {[null, ...DELEGATION_STATUSES].map((status) => (
          <Chip
            key={status}
            kind={status === view.status ? 'current' : 'rest'}
            href={delegationHref(supplier, { status })}
          >
            {status === null ? messages.all : messages.states[status]}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  );
}

function Delegations({ supplier, delegations, view }: DelegationListProps) {
  const pageCount = pageCountOf(delegations);
  if (pageCount === 0) {
    return <NoDelegations supplier={supplier} view={view} />;
  }
  if (delegations.items.length === 0) {
    return (
      <OutOfRangePage
        pageCount={pageCount}
        lastPageHref={delegationHref(supplier, { status: view.status, page: pageCount })}
      />
    );
  }
  return (
    <>
      <DelegationsTable
        delegations={delegations.items}
        now={view.now}
        caption={messages.note(formatNumber(delegations.totalCount), supplier.name)}
        captionHidden
      />
      <div className={styles.pager}>
        <Pager
          page={delegations.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => delegationHref(supplier, { status: view.status, page })}
          summary={rangeText(delegations, messages.name)}
        />
      </div>
    </>
  );
}

function NoDelegations({ supplier, view }: Pick<DelegationListProps, 'supplier' | 'view'>) {
  if (view.status === null) {
    return <EmptyState title={messages.emptyTitle}>{shared.delegations.empty}</EmptyState>;
  }
  return (
    <EmptyState
      title={messages.noneInState(messages.states[view.status])}
      actions={
        <LinkButton kind="ink" href={delegationHref(supplier, { status: null })}>
          {messages.showAll}
        </LinkButton>
      }
    >
      {messages.noneInStateText}
    </EmptyState>
  );
}
