import { links, profileLinks } from '@bazaar/contracts';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliLong, formatNumber } from '@bazaar/locale';
import { Breadcrumb } from '@bazaar/ui/breadcrumb';
import { LinkButton } from '@bazaar/ui/button';
import { PageHead } from '@bazaar/ui/container';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiPrinterOutline } from '@mdi/js';
import { RepeatButton } from '../../common/trade/repeat-button.widget.tsx';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { messages } from './messages.ts';
import styles from './request-head.module.css';

/** Number, state, supplier and the dates of a request, with what may be done beside its moves. */
export function RequestHead({ request }: { request: TradeRequest }) {
  const { id, number, status, quote, allowedActions } = request;
  return (
    <div className={styles.head}>
      <Breadcrumb items={[{ label: messages.list, href: profileLinks.tradeRequests() }, { label: number }]} />
      <PageHead
        title={<bdi dir="ltr">{number}</bdi>}
        mark={<StatusBadge status={status} />}
        note={<Facts request={request} />}
        actions={
          <>
            {quote !== null && (
              <LinkButton icon={mdiPrinterOutline} href={profileLinks.tradeRequestReport(id)}>
                {messages.print}
              </LinkButton>
            )}
            {allowedActions.includes('repeat') && <RepeatButton request={request} />}
          </>
        }
      />
    </div>
  );
}

function Facts({ request }: { request: TradeRequest }) {
  const { supplier, createdAt, version, poNumber, needId, repeatedFromId } = request;
  const { buyerName, actingRole = 'owner' } = request;
  return (
    <span className={styles.facts}>
      <Link className={styles.supplier} href={links.supplier(supplier.id, supplier.slug)}>
        <bdi>{supplier.name}</bdi>
      </Link>
      <TimeText dateTime={createdAt}>{messages.begun(formatJalaliLong(createdAt))}</TimeText>
      <span>{messages.version(formatNumber(version))}</span>
      {poNumber !== null && (
        <span>
          {messages.purchaseOrder} <bdi>{poNumber}</bdi>
        </span>
      )}
      {actingRole !== 'owner' && (
        <span>
          {messages.buyer} <bdi>{buyerName}</bdi>. {messages.role[actingRole]}
        </span>
      )}
      {needId !== null && <Link href={profileLinks.quoteComparison(needId)}>{messages.compare}</Link>}
      {repeatedFromId !== null && (
        <Link href={profileLinks.tradeRequest(repeatedFromId)}>{messages.repeatedFrom}</Link>
      )}
    </span>
  );
}
