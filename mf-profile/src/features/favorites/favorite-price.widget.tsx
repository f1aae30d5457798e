import { useHost } from '@bazaar/host';
import { formatToman } from '@bazaar/locale';
import { InquiryPrice, Price } from '@bazaar/ui/price';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './favorite-price.module.css';
import { favoritePriceQuery } from './favorite-price.queries.ts';

/** What a favorite good costs now; its line stays empty when the price does not come. */
export function FavoritePrice({ productId }: { productId: number }) {
  const { data, isPending } = useQuery(favoritePriceQuery(useHost().api, productId));
  return (
    <p className={styles.price}>
      {isPending && <Skeleton width="half" />}
      {data?.priceRial === null && <InquiryPrice size="sm" />}
      {typeof data?.priceRial === 'number' && (
        <Price size="sm" amount={formatToman(data.priceRial)} per={data.saleUnit} />
      )}
    </p>
  );
}
