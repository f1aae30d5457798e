import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { Skeleton } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import styles from './hero.module.css';
import { homeQueries } from './home.queries.ts';
import { messages } from './messages.ts';

/** Three live counts; while they load, and when they cannot be fetched, their space stays reserved. */
export function Figures() {
  const { data, isError } = useQuery(homeQueries(useHost().api).itemsCount());
  const documents = data?.types.find(({ categoryType }) => categoryType === 'ElectronicDocument');
  const figures = [
    { label: messages.items, value: data?.itemsCount },
    { label: messages.suppliers, value: data?.supplierCount },
    { label: messages.documents, value: documents?.count },
  ];
  return (
    <dl className={styles.figures} aria-label={messages.figures} data-failed={isError || undefined}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value === undefined ? <Skeleton size="heading" /> : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
