import type { SupplierFacets } from '@bazaar/contracts/merchant';
import { FilterPanel } from '@bazaar/filter-panel';
import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { EnumFacet, SwitchFacet } from '@bazaar/ui/facet';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { placeOptions, textOptions } from './facet-options.rules.ts';
import { type ListPlace, placePath } from './list-place.ts';
import { messages } from './messages.ts';
import { listHref, NO_CHOICE, type SupplierChoice, type SupplierListView } from './supplier-list.address.ts';
import { listQueries } from './supplier-list.queries.ts';
import { choiceCount, isSameChoice } from './supplier-list.rules.ts';

interface SupplierFiltersProps {
  place: ListPlace;
  view: SupplierListView;
}

/** The filters of a list. Choices are collected here, with their count, until they are applied to the address. */
export function SupplierFilters(props: SupplierFiltersProps) {
  // Keyed by the address: going back or forward starts a new draft with that address's choices.
  return <Draft key={listHref(props.place, props.view)} {...props} />;
}

function Draft({ place, view }: SupplierFiltersProps) {
  const { api } = useHost();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(view.choice);
  const queries = listQueries(api);
  const whole = useQuery(queries.facets(place, NO_CHOICE));
  const now = useQuery({ ...queries.facets(place, draft), placeholderData: keepPreviousData });
  if (whole.isError || now.isError) {
    const retry = () => void Promise.all([whole.refetch(), now.refetch()]);
    return <RegionError cause={messages.facetsFailed} onRetry={retry} retrying={whole.isFetching} />;
  }
  if (!whole.data || !now.data) {
    return <FiltersSkeleton />;
  }
  const go = (choice: SupplierChoice) => navigate(listHref(place, view, { choice }));
  return (
    <FilterPanel
      activeCount={choiceCount(draft)}
      isDirty={!isSameChoice(draft, view.choice)}
      isCounting={now.isPlaceholderData}
      applyLabel={
        now.isPlaceholderData ? messages.counting : messages.apply(formatNumber(now.data.totalCount))
      }
      onApply={() => void go(draft)}
      onClear={() => void go(NO_CHOICE)}
      action={placePath(place)}
    >
      <Facets whole={whole.data} now={now.data} choice={draft} onChange={setDraft} />
    </FilterPanel>
  );
}

interface FacetsProps {
  whole: SupplierFacets;
  now: SupplierFacets;
  choice: SupplierChoice;
  onChange: (choice: SupplierChoice) => void;
}

function Facets({ whole, now, choice, onChange }: FacetsProps) {
  const change = (part: Partial<SupplierChoice>) => onChange({ ...choice, ...part });
  const { facets } = messages;
  return (
    <>
      <SwitchFacet
        title={facets.verified}
        name="verified"
        checked={choice.verified}
        count={now.verifiedCount}
        onChange={(verified) => change({ verified })}
      />
      <SwitchFacet
        title={facets.hasCatalog}
        name="hasCatalog"
        checked={choice.hasCatalog}
        count={now.withCatalogCount}
        onChange={(hasCatalog) => change({ hasCatalog })}
      />
      <PlaceFacets {...{ whole, now, choice }} onChange={change} />
      <EnumFacet
        title={facets.activityKinds}
        name="activityKinds"
        options={textOptions(whole.activityKinds, now.activityKinds, choice.activityKinds)}
        selected={choice.activityKinds}
        onChange={(activityKinds) => change({ activityKinds })}
      />
      <CertificateFacet {...{ whole, now, choice }} onChange={change} />
    </>
  );
}

interface FacetProps extends Omit<FacetsProps, 'onChange'> {
  onChange: (part: Partial<SupplierChoice>) => void;
}

/** Provinces, and the cities of those that are chosen. */
function PlaceFacets({ whole, now, choice, onChange }: FacetProps) {
  const { provinceIds, cityIds } = choice;
  // City counts cover only the chosen provinces, so a city that is missing among them belongs to another province.
  const cities = whole.cities.filter(
    ({ id }) => cityIds.includes(id) || now.cities.some((city) => city.id === id),
  );
  const hasCities = (provinceIds.length > 0 && cities.length > 0) || cityIds.length > 0;
  return (
    <>
      <EnumFacet
        title={messages.facets.provinceIds}
        name="provinceIds"
        options={placeOptions(whole.provinces, now.provinces, provinceIds)}
        selected={provinceIds}
        onChange={(ids) => onChange({ provinceIds: ids, cityIds: [] })}
      />
      {hasCities && (
        <EnumFacet
          title={messages.facets.cityIds}
          name="cityIds"
          options={placeOptions(cities, now.cities, cityIds)}
          selected={cityIds}
          onChange={(ids) => onChange({ cityIds: ids })}
        />
      )}
    </>
  );
}

/** The service takes one certificate; choosing another replaces the first. */
function CertificateFacet({ whole, now, choice, onChange }: FacetProps) {
  const selected = choice.certificate === null ? [] : [choice.certificate];
  return (
    <EnumFacet
      title={messages.facets.certificate}
      name="certificate"
      options={textOptions(whole.certificates, now.certificates, selected)}
      selected={selected}
      onChange={(titles) => onChange({ certificate: titles.at(-1) ?? null })}
    />
  );
}

function FiltersSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
