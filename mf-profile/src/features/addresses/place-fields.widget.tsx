import { CityId, StateId } from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { FieldStack } from '@bazaar/ui/field';
import { Note } from '@bazaar/ui/note';
import { SelectField } from '@bazaar/ui/select';
import { useQuery } from '@tanstack/react-query';
import type { AddressFieldsProps } from './address-fields.tsx';
import { messages } from './messages.ts';
import { placeQueries } from './place.queries.ts';

const words = messages.form;

/** Province, then its city, then the district where the city has any. */
export function PlaceFields({ draft, faults, change }: AddressFieldsProps) {
  const { provinces, cities, areas, hasAreas } = usePlaces(draft);
  const failed = [provinces, cities, areas].filter(({ isError }) => isError);
  return (
    <>
      <FieldStack columns={hasAreas ? 3 : 2}>
        <SelectField
          name="provinceId"
          label={words.province}
          error={faults.provinceId}
          placeholder={provinces.isPending ? words.loading : words.choose}
          options={optionsOf(provinces.data)}
          value={provinces.data === undefined ? '' : draft.provinceId}
          onChange={(event) => change({ provinceId: event.currentTarget.value })}
        />
        <SelectField
          name="cityId"
          label={words.city}
          error={faults.cityId}
          placeholder={cityPlaceholder(draft.provinceId, cities.isLoading)}
          disabled={draft.provinceId === ''}
          options={optionsOf(cities.data)}
          value={cities.data === undefined ? '' : draft.cityId}
          onChange={(event) => change({ cityId: event.currentTarget.value })}
        />
        {hasAreas && (
          <SelectField
            name="urbanAreaId"
            label={words.area}
            error={faults.urbanAreaId}
            options={[{ value: '', label: words.wholeCity }, ...optionsOf(areas.data)]}
            value={areas.data === undefined ? '' : draft.urbanAreaId}
            onChange={(event) => change({ urbanAreaId: event.currentTarget.value })}
          />
        )}
      </FieldStack>
      {failed.length > 0 && (
        <Note tone="danger" announced>
          {words.placesFailed}{' '}
          <Button size="sm" onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>
            {words.again}
          </Button>
        </Note>
      )}
    </>
  );
}

function usePlaces({ provinceId, cityId }: AddressFieldsProps['draft']) {
  const queries = placeQueries(useHost().api);
  const provinces = useQuery(queries.provinces());
  const cities = useQuery(queries.cities(provinceId === '' ? null : StateId.parse(Number(provinceId))));
  const city = cities.data?.find(({ id }) => String(id) === cityId);
  const hasAreas = city?.hasUrbanAreas === true;
  const areas = useQuery(queries.areas(hasAreas ? CityId.parse(Number(cityId)) : null));
  return { provinces, cities, areas, hasAreas };
}

function cityPlaceholder(provinceId: string, isLoading: boolean): string {
  if (provinceId === '') {
    return words.provinceFirst;
  }
  return isLoading ? words.loading : words.choose;
}

function optionsOf(places: readonly { id: number; title: string }[] | undefined) {
  return (places ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
}
