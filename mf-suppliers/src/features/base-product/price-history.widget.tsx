import { useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { chosenSizeQueries, type SizeKey } from './chosen-size.queries.ts';
import { PriceHistoryView } from './price-history-view.tsx';

/** The price history of one size. */
export function PriceHistoryCard({ size, title }: { size: SizeKey; title: string }) {
  const { data } = useSuspenseQuery(chosenSizeQueries(useHost().api).history(size));
  return <PriceHistoryView points={data.points} of={title} />;
}
