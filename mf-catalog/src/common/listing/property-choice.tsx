import type { PropertyFacet } from '@bazaar/contracts/product';
import { RangeFacet } from '@bazaar/filter-panel';
import { EnumFacet } from '@bazaar/ui/facet';
import type { ListingFacetsProps } from './listing-facets-props.ts';
import { choiceOf, choiceOfRange, isCode, rangeOf, withChoice } from './property-range.rules.ts';

interface PropertyChoiceProps extends ListingFacetsProps {
  facet: PropertyFacet;
  /** Its index in the keys of the address, for a form that is sent without a script. */
  index: number;
  defaultOpen: boolean;
}

/** One property as a filter: a range with its unit, or choices. */
export function PropertyChoice(props: PropertyChoiceProps) {
  const { facet, index, filter, onChange, found, defaultOpen } = props;
  const choice = choiceOf(filter, facet.id);
  const key = `filter.properties[${index}]`;
  const unitId = choice?.measurementUnitId ?? facet.defaultMeasurementUnitId;
  return (
    <>
      <input type="hidden" name={`${key}.propertyId`} value={facet.id} />
      {facet.kind === 'number' ? (
        <>
          {unitId !== null && <input type="hidden" name={`${key}.measurementUnitId`} value={unitId} />}
          <RangeFacet
            title={facet.title}
            range={rangeOf(choice, facet)}
            units={facet.units}
            defaultUnitId={facet.defaultMeasurementUnitId}
            min={facet.min ?? 0}
            max={facet.max ?? 0}
            histogram={facet.histogram}
            found={found}
            names={{ value: `${key}.value`, maxValue: `${key}.maxValue` }}
            defaultOpen={defaultOpen}
            onChange={(range) => onChange(withChoice(filter, facet.id, choiceOfRange(range)))}
          />
        </>
      ) : (
        <EnumFacet
          title={facet.title}
          name={`${key}.values`}
          {...optionsOf(facet)}
          selected={choice?.values ?? []}
          defaultOpen={defaultOpen}
          onChange={(values) =>
            onChange(withChoice(filter, facet.id, values.length > 0 ? { values } : undefined))
          }
        />
      )}
    </>
  );
}

/** Codes are shown side by side in numeric order, words one below the other with the most frequent first. */
function optionsOf({ values }: PropertyFacet) {
  const isGrid = values.every(({ title }) => isCode(title));
  const options = isGrid
    ? values.toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true }))
    : values.toSorted((a, b) => b.count - a.count);
  return { options, kind: isGrid ? ('grid' as const) : ('list' as const) };
}
