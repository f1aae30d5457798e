import type { TradeRequest } from '@bazaar/contracts/trade';
import { amountInWords, formatNumber, formatToman, formatTomanText } from '@bazaar/locale';
import { type Fact, FactRows } from '@bazaar/ui/facts';
import { Note } from '@bazaar/ui/note';
import { Price } from '@bazaar/ui/price';
import { messages } from './messages.ts';
import styles from './totals-summary.module.css';

const words = messages.totals;

type Totals = NonNullable<TradeRequest['totals']>;

interface TotalsSummaryProps {
  totals: Totals;
  /** Whether the supplier has named a price for carriage. */
  isQuoted: boolean;
}

/** The sums of a request down to what is payable, in digits and in words. */
export function TotalsSummary({ totals, isQuoted }: TotalsSummaryProps) {
  const { payableRial, unpricedLines } = totals;
  const isNamed = isKnown(payableRial, totals);
  return (
    <div className={styles.totals}>
      {unpricedLines > 0 && <Note tone="warning">{words.unpriced(formatNumber(unpricedLines))}</Note>}
      <FactRows facts={factsOf(totals, isQuoted)} />
      <p className={styles.payable}>
        <span>{words.payable}</span>
        {isNamed ? <Price amount={formatToman(payableRial)} size="lg" /> : words.unnamed}
      </p>
      {isNamed && (
        <p className={styles.inWords}>
          {words.inWords}: {amountInWords(payableRial)}
        </p>
      )}
    </div>
  );
}

/** Whether anything of a sum has a price yet; where nothing has, its 0 would read as free. */
function isKnown(sumRial: number, { unpricedLines }: Totals): boolean {
  return sumRial > 0 || unpricedLines === 0;
}

function factsOf(totals: TotalsSummaryProps['totals'], isQuoted: boolean): Fact[] {
  const { goodsRial, vatPercent, vatRial, membershipFeeRial } = totals;
  const isNamed = isKnown(goodsRial, totals);
  return [
    ...(isNamed ? goodsFacts(totals) : [{ label: words.goods, value: words.unnamed }]),
    { label: words.delivery, value: deliveryText(totals, isQuoted) },
    {
      label: words.vat(formatNumber(vatPercent)),
      value: isNamed ? formatTomanText(vatRial) : words.unnamed,
    },
    ...(membershipFeeRial === 0
      ? []
      : [{ label: words.membership, value: formatTomanText(membershipFeeRial) }]),
  ];
}

/**
 * What the goods cost. The lines show prices that hold the discount of their quantity already, so their sum stands below
 * it and nobody takes it off twice.
 */
export function goodsFacts({ goodsRial, discountRial }: Pick<Totals, 'goodsRial' | 'discountRial'>): Fact[] {
  return discountRial === 0
    ? [{ label: words.goods, value: formatTomanText(goodsRial) }]
    : [
        { label: words.beforeDiscount, value: formatTomanText(goodsRial) },
        { label: words.discount, value: formatTomanText(-discountRial) },
        { label: words.linesSum, value: formatTomanText(goodsRial - discountRial) },
      ];
}

/** What carriage costs; before a quote nobody has named it, and its 0 would read as free. */
export function deliveryText({ deliveryRial }: { deliveryRial: number }, isQuoted: boolean): string {
  return isQuoted ? formatTomanText(deliveryRial) : words.deliveryUnnamed;
}
