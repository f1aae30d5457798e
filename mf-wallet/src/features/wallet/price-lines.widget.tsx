import { useHost } from '@bazaar/host';
import { formatNumber, formatTomanText } from '@bazaar/locale';
import { FactRows } from '@bazaar/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { More } from '../../common/more/more.tsx';
import { requestQueries } from '../../common/wallet/request.queries.ts';
import { payMessages } from './pay-messages.ts';
import styles from './price-lines.module.css';

const words = payMessages.price;

/** What the amount is made of, with the membership as a line of its own. */
export function PriceLines({ requestId, isQuoted }: { requestId: number; isQuoted: boolean }) {
  const { data, isError } = usePrice(requestId);
  return (
    <More className={styles.lines} title={payMessages.details}>
      {data !== undefined && <FactRows facts={factsOf(data, isQuoted)} />}
      {isError && <p>{payMessages.priceFailed}</p>}
    </More>
  );
}

const usePrice = (requestId: number) => useQuery(requestQueries(useHost().api).price(requestId));

type Price = NonNullable<ReturnType<typeof usePrice>['data']>;

function factsOf(price: Price, isQuoted: boolean) {
  const { goodsRial, discountRial, deliveryRial, vatPercent, vatRial, membership, payableRial } = price;
  return [
    { label: words.goods, value: formatTomanText(goodsRial) },
    ...(discountRial === 0 ? [] : [{ label: words.discount, value: formatTomanText(-discountRial) }]),
    {
      label: words.delivery,
      value: deliveryRial === 0 && isQuoted ? words.free : formatTomanText(deliveryRial),
    },
    { label: words.vat(formatNumber(vatPercent)), value: formatTomanText(vatRial) },
    { label: membership.title, value: membershipText(membership) },
    { label: words.payable, value: formatTomanText(payableRial) },
  ];
}

function membershipText({ alreadyActive, priceRial }: Price['membership']): string {
  if (alreadyActive) {
    return words.membershipActive;
  }
  return priceRial === 0 ? words.free : formatTomanText(priceRial);
}
