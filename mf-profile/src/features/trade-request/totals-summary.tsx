import type { TradeRequest } from '@bazaar/contracts/trade';
import { amountInWords, formatNumber, formatToman, formatTomanText } from '@bazaar/locale';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { Price } from '@bazaar/ui/price';
import { messages } from './messages.ts';
import styles from './totals-summary.module.css';

const words = messages.totals;

interface TotalsSummaryProps {
  totals: NonNullable<TradeRequest['totals']>;
  /** Whether the supplier has named a price for carriage. */
  isQuoted: boolean;
}

/** The sums of a request down to what is payable, in digits and in words. */
export function TotalsSummary({ totals, isQuoted }: TotalsSummaryProps) {
  const { payableRial, unpricedLines } = totals;
  return (
    <div className={styles.totals}>
      {unpricedLines > 0 && <Note tone="warning">{words.unpriced(formatNumber(unpricedLines))}</Note>}
      <FactRows facts={factsOf(totals, isQuoted)} />
      <p className={styles.payable}>
        <span>{words.payable}</span>
        <Price amount={formatToman(payableRial)} size="lg" />
      </p>
      <p className={styles.inWords}>
        {words.inWords}: {amountInWords(payableRial)}
      </p>
    </div>
  );
}

function factsOf(totals: TotalsSummaryProps['totals'], isQuoted: boolean): Fact[] {
  const { goodsRial, discountRial, vatPercent, vatRial, membershipFeeRial } = totals;
  return [
    { label: words.goods, value: formatTomanText(goodsRial) },
    ...(discountRial === 0 ? [] : [{ label: words.discount, value: formatTomanText(-discountRial) }]),
    { label: words.delivery, value: deliveryText(totals, isQuoted) },
    { label: words.vat(formatNumber(vatPercent)), value: formatTomanText(vatRial) },
    ...(membershipFeeRial === 0
      ? []
      : [{ label: words.membership, value: formatTomanText(membershipFeeRial) }]),
  ];
}

/** What carriage costs; before a quote nobody has named it, and its 0 would read as free. */
export function deliveryText({ deliveryRial }: { deliveryRial: number }, isQuoted: boolean): string {
  return isQuoted ? formatTomanText(deliveryRial) : words.deliveryUnnamed;
}
