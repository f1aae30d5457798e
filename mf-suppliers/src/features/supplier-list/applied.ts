import type { SupplierFacets } from '@bazaar/contracts/merchant';
import type { AppliedFilter } from '@bazaar/filter-panel';
import type { ListPlace } from './list-place.ts';
import { messages } from './messages.ts';
import { listHref, NO_CHOICE, type SupplierChoice, type SupplierListView } from './supplier-list.address.ts';

/** Every chosen value, with the address of the list without it. */
export function appliedFilters(
  place: ListPlace,
  view: SupplierListView,
  whole: SupplierFacets | undefined,
): AppliedFilter[] {
  const { choice } = view;
  const chip = (key: string, label: string, change: Partial<SupplierChoice>): AppliedFilter => ({
    key,
    label,
    href: listHref(place, view, { choice: { ...choice, ...change } }),
  });
  const { provinceIds, cityIds, activityKinds, certificate } = choice;
  return [
    ...provinceIds.map((id) =>
      chip(`p${id}`, titleOfPlace(whole?.provinces, id), {
        provinceIds: provinceIds.filter((other) => other !== id),
        cityIds: [],
      }),
    ),
    ...cityIds.map((id) =>
      chip(`c${id}`, titleOfPlace(whole?.cities, id), { cityIds: cityIds.filter((other) => other !== id) }),
    ),
    ...activityKinds.map((kind) =>
      chip(`k${kind}`, kind, { activityKinds: activityKinds.filter((other) => other !== kind) }),
    ),
    ...(certificate === null
      ? []
      : [chip('certificate', messages.certificateIs(certificate), { certificate: NO_CHOICE.certificate })]),
    ...(choice.verified ? [chip('verified', messages.facets.verified, { verified: false })] : []),
    ...(choice.hasCatalog ? [chip('hasCatalog', messages.facets.hasCatalog, { hasCatalog: false })] : []),
  ];
}

function titleOfPlace(places: SupplierFacets['cities'] | undefined, id: number): string {
  return places?.find((place) => place.id === id)?.title ?? messages.unknownPlace;
}
