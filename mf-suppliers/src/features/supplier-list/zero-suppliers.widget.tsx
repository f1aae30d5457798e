import { links } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Chip } from '@bazaar/ui/chip';
import { EmptyState } from '@bazaar/ui/empty-state';
import { useQueries } from '@tanstack/react-query';
import { type ListPlace, placePath } from './list-place.ts';
import { messages } from './messages.ts';
import { listHref, type SupplierListView } from './supplier-list.address.ts';
import { listQueries } from './supplier-list.queries.ts';
import { chosenKeys, without } from './supplier-list.rules.ts';
import styles from './zero-suppliers.module.css';

interface ZeroSuppliersProps {
  place: ListPlace;
  view: SupplierListView;
}

const words = messages.zero;

/** The empty result: which filter to remove, and how many results that brings. */
export function ZeroSuppliers({ place, view }: ZeroSuppliersProps) {
  return chosenKeys(view.choice).length > 0 ? (
    <Narrowed place={place} view={view} />
  ) : (
    <NobodyHere place={place} />
  );
}

function Narrowed({ place, view }: ZeroSuppliersProps) {
  const { api } = useHost();
  const keys = chosenKeys(view.choice);
  const counts = useQueries({
    queries: keys.map((key) => listQueries(api).facets(place, without(view.choice, key))),
  });
  const ways = keys
    .map((key, index) => ({ key, count: counts[index]?.data?.totalCount }))
    .filter(({ count }) => count !== 0)
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0));
  const best = ways[0];
  return (
    <EmptyState
      title={words.title}
      actions={
        <LinkButton kind="ink" href={placePath(place)}>
          {words.clear}
        </LinkButton>
      }
    >
      {best?.count === undefined
        ? words.narrowed
        : words.best(messages.facets[best.key], formatNumber(best.count))}
      {ways.length > 0 && (
        <span className={styles.ways}>
          {ways.map(({ key, count }) => (
            <Chip
              key={key}
              href={listHref(place, view, { choice: without(view.choice, key) })}
              count={count === undefined ? undefined : formatNumber(count)}
            >
              {words.without(messages.facets[key])}
            </Chip>
          ))}
        </span>
      )}
    </EmptyState>
  );
}

function NobodyHere({ place }: { place: ListPlace }) {
  if (place.kind === 'search') {
    return (
      <EmptyState
        title={<bdi>{words.termTitle(place.term)}</bdi>}
        actions={
          <LinkButton kind="ink" href={links.search(place.term)}>
            {words.searchAll}
          </LinkButton>
        }
      >
        {words.term}
      </EmptyState>
    );
  }
  const href =
    place.kind === 'type'
      ? links.categoryType(place.categoryType)
      : links.category(place.categoryId, place.slug);
  return (
    <EmptyState
      title={words.title}
      actions={
        <LinkButton kind="ink" href={href}>
          {words.toProducts}
        </LinkButton>
      }
    >
      {words.place}
    </EmptyState>
  );
}
