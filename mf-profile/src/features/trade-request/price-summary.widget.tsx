import type { TradeRequestId } from '@bazaar/contracts/trade';
import { useHost } from '@bazaar/host';
import { amountInWords, formatNumber, formatTomanText } from '@bazaar/locale';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { priceQuery } from '../../common/trade/price.queries.ts';
import { messages } from './messages.ts';
import styles from './move-dialog.module.css';
import { moveMessages } from './move-messages.ts';
import { deliveryText, goodsFacts } from './totals-summary.tsx';

const words = moveMessages.price;

interface PriceSummaryProps {
  id: TradeRequestId;
  /** Whether the supplier has named a price for carriage. */
  isQuoted: boolean;
}

/** What a request costs at this moment, what the next step takes, and whether the wallet has it. */
export function PriceSummary({ id, isQuoted }: PriceSummaryProps) {
  const { data, isError, refetch } = useQuery(priceQuery(useHost().api, id));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={words.failed} height="md" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  const { unpricedLines, dueNowRial, shortfallRial } = data;
  return (
    <>
      {unpricedLines > 0 && (
        <Note tone="warning">{messages.totals.unpriced(formatNumber(unpricedLines))}</Note>
      )}
      <FactRows facts={factsOf(data, isQuoted)} />
      {dueNowRial > 0 && <p className={styles.inWords}>{amountInWords(dueNowRial)}</p>}
      {shortfallRial !== null && shortfallRial > 0 && (
        <Note tone="warning">{words.short(formatTomanText(shortfallRial))}</Note>
      )}
    </>
  );
}

type LivePrice = NonNullable<ReturnType<typeof useLivePrice>>;

/** The live price once it is known. */
export function useLivePrice(id: TradeRequestId) {
  return useQuery(priceQuery(useHost().api, id)).data;
}

function factsOf(price: LivePrice, isQuoted: boolean): Fact[] {
  const { totals } = messages;
  const { membership, walletAvailableRial } = price;
  return [
    ...goodsFacts(price),
    { label: totals.delivery, value: deliveryText(price, isQuoted) },
    { label: totals.vat(formatNumber(price.vatPercent)), value: formatTomanText(price.vatRial) },
    { label: membership.title, value: membershipText(membership) },
    { label: totals.payable, value: formatTomanText(price.payableRial) },
    {
      label: words.dueNow,
      value: price.dueNowRial === 0 ? words.nothingDue : formatTomanText(price.dueNowRial),
    },
    ...(walletAvailableRial === null
      ? []
      : [{ label: words.wallet, value: formatTomanText(walletAvailableRial) }]),
  ];
}

function membershipText({ alreadyActive, priceRial }: LivePrice['membership']): string {
  if (alreadyActive) {
    return words.active;
  }
  return priceRial === 0 ? words.free : formatTomanText(priceRial);
}
