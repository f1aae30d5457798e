import { links } from '@bazaar/contracts';
import { TRADE_SORTS, type TradeRequestSummary, type TradeStatus } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { SortLinks } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { Pager } from '@bazaar/ui/pager';
import { LinkTabs } from '@bazaar/ui/tabs';
import { mdiPlus } from '@mdi/js';
import { groupNames } from '../../common/trade/messages.ts';
import { countOf, REQUEST_GROUPS } from '../../common/trade/request-groups.rules.ts';
import { ActiveFilters } from './active-filters.tsx';
import { messages } from './messages.ts';
import { RequestsCards } from './requests-cards.tsx';
import { RequestsEmpty } from './requests-empty.tsx';
import { RequestsFilter } from './requests-filter.widget.tsx';
import { RequestsTable } from './requests-table.tsx';
import styles from './requests-view.module.css';
import { type RequestsView as Address, isFiltered, requestsHref } from './trade-requests.address.ts';

interface RequestsViewProps {
  view: Address;
  requests: readonly TradeRequestSummary[];
  counts: readonly { status: TradeStatus; count: number }[];
  suppliers: readonly { id: number; name: string }[];
  pageCount: number;
  now: string;
}

/** The trade requests of one tab, or why there are none. */
export function RequestsView({ view, requests, counts, suppliers, pageCount, now }: RequestsViewProps) {
  const total = countOf(null, counts);
  const hasAny = total > 0 || isFiltered(view);
  const supplierName = suppliers.find(({ id }) => id === view.supplierId)?.name;
  const List = useHost().useDevice() === 'phone' ? RequestsCards : RequestsTable;
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        note={total > 0 ? messages.count(formatNumber(total)) : undefined}
        actions={
          <LinkButton icon={mdiPlus} href={links.needFinder()}>
            {messages.begin}
          </LinkButton>
        }
      />
      {hasAny && (
        <>
          <LinkTabs label={messages.tabs} items={tabsOf(view, counts)} />
          {/* Another address brings other fields; what was typed for the former one is gone. */}
          <RequestsFilter key={requestsHref(view)} view={view} suppliers={suppliers} />
          <ActiveFilters view={view} supplierName={supplierName} />
          {requests.length > 1 && <SortLinks label={messages.sort} items={sortsOf(view)} />}
        </>
      )}
      <div className={styles.list}>
        {requests.length === 0 ? (
          <RequestsEmpty view={view} isFirst={!hasAny} />
        ) : (
          <List requests={requests} now={now} />
        )}
      </div>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => requestsHref(view, { page })} />
    </div>
  );
}

function sortsOf(view: Address) {
  return TRADE_SORTS.map((sort) => ({
    href: requestsHref(view, { sort }),
    title: messages.sorts[sort],
    isCurrent: sort === view.sort,
  }));
}

function tabsOf(view: Address, counts: RequestsViewProps['counts']) {
  return [null, ...REQUEST_GROUPS].map((group) => ({
    href: requestsHref(view, { group }),
    label: group === null ? messages.all : groupNames[group],
    count: formatNumber(countOf(group, counts)),
    current: group === view.group,
  }));
}
