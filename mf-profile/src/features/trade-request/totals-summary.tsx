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
}

/** The sums of a request down to what is payable, in digits and in words. */
export function TotalsSummary({ totals }: TotalsSummaryProps) {
  const { payableRial, unpricedLines } = totals;
  return (
    <div className={styles.totals}>
      {unpricedLines > 0 && <Note tone="warning">{words.unpriced(formatNumber(unpricedLines))}</Note>}
      <FactRows facts={factsOf(totals)} />
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

function factsOf(totals: TotalsSummaryProps['totals']): Fact[] {
  const { goodsRial, discountRial, deliveryRial, vatPercent, vatRial, membershipFeeRial } = totals;
  return [
    { label: words.goods, value: formatTomanText(goodsRial) },
    ...(discountRial === 0 ? [] : [{ label: words.discount, value: formatTomanText(-discountRial) }]),
    { label: words.delivery, value: formatTomanText(deliveryRial) },
    { label: words.vat(formatNumber(vatPercent)), value: formatTomanText(vatRial) },
    ...(membershipFeeRial === 0
      ? []
      : [{ label: words.membership, value: formatTomanText(membershipFeeRial) }]),
  ];
}
