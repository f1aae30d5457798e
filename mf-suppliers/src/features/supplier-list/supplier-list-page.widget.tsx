import type { SupplierId, SupplierSummary } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData } from 'react-router';
import type { ListPlace } from './list-place.ts';
import { NearCity } from './near-city.widget.tsx';
import { samplesOf } from './samples.rules.ts';
import { ShortlistButton } from './shortlist-button.widget.tsx';
import { ShortlistCorner } from './shortlist-corner.widget.tsx';
import { SupplierFilters } from './supplier-filters.widget.tsx';
import { NO_CHOICE } from './supplier-list.address.ts';
import { listQueries } from './supplier-list.queries.ts';
import { type PlaceNames, placeBreadcrumb, placeTitle, type SupplierListData } from './supplier-list-head.ts';
import { SupplierListView } from './supplier-list-view.tsx';
import { useShortlistPlace } from './use-shortlist-place.ts';
import { ZeroSuppliers } from './zero-suppliers.widget.tsx';

/** The page of all three kinds of list. */
export function SupplierListPage() {
  const { place, view } = useLoaderData() as SupplierListData;
  const { api } = useHost();
  const queries = listQueries(api);
  const { data: suppliers } = useSuspenseQuery(queries.list(place, view));
  const { data: whole } = useQuery(queries.facets(place, NO_CHOICE));
  const names = usePlaceNames(place);
  const samplesOfOne = useSamples(place, suppliers.items);
  return (
    <SupplierListView
      title={placeTitle(place, names)}
      breadcrumb={placeBreadcrumb(place, names)}
      place={place}
      view={view}
      suppliers={suppliers}
      whole={whole}
      samplesOf={samplesOfOne}
      filters={<SupplierFilters place={place} view={view} />}
      near={view.sort === 'nearest' && <NearCity place={place} view={view} />}
      zero={<ZeroSuppliers place={place} view={view} />}
      shortlist={<ShortlistCorner />}
      isShortlistOpen={useShortlistPlace().isOpen}
      starOf={(supplier) => <ShortlistButton supplier={supplier} />}
    />
  );
}

function usePlaceNames(place: ListPlace): PlaceNames {
  const { api, config } = useHost();
  const queries = listQueries(api);
  const isCategory = place.kind === 'category';
  // The query is disabled for the other places, which have no category id.
  const id = isCategory ? place.categoryId : (0 as never);
  const { data: category } = useQuery({ ...queries.category(id), enabled: isCategory });
  const { data: steps } = useQuery({ ...queries.breadcrumb(id), enabled: isCategory });
  return { config, category, steps };
}

/** Sample items of each supplier of the page. The list is shown without them when they fail. */
function useSamples(place: ListPlace, suppliers: readonly SupplierSummary[]) {
  const queries = listQueries(useHost().api);
  const isCategory = place.kind === 'category';
  const categoryId = isCategory ? place.categoryId : (0 as never);
  const { data: there = [] } = useQuery({ ...queries.categorySamples(categoryId), enabled: isCategory });
  const ids = suppliers.map(({ id }) => id);
  const { data: anywhere = [] } = useQuery({ ...queries.samples(ids), enabled: ids.length > 0 });
  return (id: SupplierId) => samplesOf(id, there, anywhere);
}
