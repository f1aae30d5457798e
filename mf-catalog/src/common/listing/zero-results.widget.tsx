import { links } from '@bazaar/contracts';
import type { ListingFacets } from '@bazaar/contracts/product';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { EmptyState } from '@bazaar/ui/empty-state';
import { Link } from '@bazaar/ui/link';
import { useQueries } from '@tanstack/react-query';
import { type AppliedItem, appliedItems } from './applied-items.tsx';
import { listingAddress } from './listing.address.ts';
import { listingQueries } from './listing.queries.ts';
import type { ListingData } from './load-listing.ts';
import { messages } from './messages.ts';
import styles from './zero-results.module.css';

interface ZeroResultsProps {
  data: ListingData;
  facets: ListingFacets;
  path: string;
  name: string;
}

/** Number of removals that are tried: more would cost many requests for advice that is hardly read. */
const MAX_TRIED = 6;

/** Shown for a list that its filters leave empty: which filter to remove, and how many results that brings. */
export function ZeroResults({ data, facets, path, name }: ZeroResultsProps) {
  const queries = listingQueries(useHost().api);
  const items = appliedItems(data.filter, facets).slice(0, MAX_TRIED);
  const counts = useQueries({ queries: items.map(({ without }) => queries.count(data.scope, without)) });
  const isCounting = counts.some(({ isPending }) => isPending);
  const helpful = items
    .map((item, index) => ({ ...item, count: counts[index]?.data?.totalCount ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const hrefOf = (filter: AppliedItem['without']) => path + listingAddress.write(data, { filter });
  return (
    <div className={styles.zero}>
      <EmptyState
        title={messages.zeroTitle}
        actions={
          <>
            <LinkButton kind="ink" href={hrefOf({})}>
              {messages.clearAll}
            </LinkButton>
            <LinkButton href={links.needFinder()}>{messages.writeNeed}</LinkButton>
          </>
        }
      >
        {messages.zero}
      </EmptyState>
      <div className={styles.advice} role="status">
        {isCounting && <p className={styles.note}>{messages.zeroSearching}</p>}
        {!isCounting && <Advice {...{ helpful, hrefOf, name }} />}
      </div>
    </div>
  );
}

interface AdviceProps {
  helpful: readonly (AppliedItem & { count: number })[];
  hrefOf: (filter: AppliedItem['without']) => string;
  name: string;
}

function Advice({ helpful, hrefOf, name }: AdviceProps) {
  if (helpful.length === 0) {
    return <p className={styles.note}>{messages.zeroNone}</p>;
  }
  return (
    <>
      <p className={styles.note}>{messages.zeroBest}</p>
      <ul className={styles.list}>
        {helpful.map(({ key, label, without, count }) => (
          <li key={key}>
            <Link href={hrefOf(without)} className={styles.way}>
              <span>
                {messages.without} «<bdi>{label}</bdi>»
              </span>
              <b>{messages.brings(formatNumber(count), name)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
