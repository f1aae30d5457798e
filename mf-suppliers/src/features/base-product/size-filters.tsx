import { links } from '@bazaar/contracts';
import type { BaseProduct, Variant } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Button, IconButton } from '@bazaar/ui/button';
import { Checkbox } from '@bazaar/ui/checkbox';
import { Link } from '@bazaar/ui/link';
import { mdiClose } from '@mdi/js';
import { type SubmitEvent, useRef, useState } from 'react';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { ColumnTitle } from '../../common/sizes/size-value.tsx';
import { choiceText } from './choice-text.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { messages } from './messages.ts';
import { FILTERS_ID, type PageView, SIZES_ID, viewLink, viewQuery } from './page.address.ts';
import { filterNames, filterText, readFilters, type SizeFilter } from './size-filters.address.ts';
import styles from './size-filters.module.css';
import { filterInUnits, filterSizes, type SizeFacet, sizeFacets } from './size-list.rules.ts';
import { usePageNavigation } from './use-page-navigation.ts';

const { sizes: words } = messages;

/**
 * A number in Latin, Persian or Arabic digits, as the browser itself checks it before it sends a form. Arabic digits are
 * escaped, because no document of this site contains one.
 */
const NUMBER_PATTERN = '\\s*[\\-−+]?[0-9۰-۹\\u0660-\\u0669٬,]*[.٫]?[0-9۰-۹\\u0660-\\u0669]*\\s*';

interface SizeFiltersProps {
  product: BaseProduct;
  variants: readonly Variant[];
  view: PageView;
  /** The columns in which sizes differ, in the shown units. */
  columns: readonly SizeColumn[];
  /** The columns in the units of the filters in the address. */
  written: readonly SizeColumn[];
  /** The column whose filter alone is shown; null for all. */
  only: number | null;
}

/**
 * The filters of all columns: below the button that opens them, and on a phone a sheet over the page. A native
 * popover with a GET form, so that it works without any script.
 */
export function SizeFilters(props: SizeFiltersProps) {
  const { product, variants, view, columns, only } = props;
  const panelRef = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<{ query: string; filters: readonly SizeFilter[] } | null>(null);
  const change = usePageNavigation(product, view);
  const query = viewQuery(view);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    panelRef.current?.hidePopover?.();
    void change({ filters: filtersOf(event.currentTarget), filterSystem: view.unitSystem });
  };
  // What was ticked counts until the table follows it.
  const filters = draft?.query === query ? draft.filters : shownFilters(props);
  const count = filterSizes(variants, filters, columns).length;
  return (
    <aside ref={panelRef} id={FILTERS_ID} popover="auto" className={styles.panel} aria-label={words.filter}>
      <form
        key={query}
        className={styles.form}
        action={`${links.baseProduct(product.id, product.slug)}#${SIZES_ID}`}
        onChange={(event) => setDraft({ query, filters: filtersOf(event.currentTarget) })}
        onSubmit={submit}
      >
        <header className={styles.head}>
          <h2 className={styles.title}>{words.filter}</h2>
          {view.filters.length > 0 && (
            <Link href={viewLink(product, view, { filters: [] })}>{words.clearFilters}</Link>
          )}
          <IconButton
            icon={mdiClose}
            label={words.closeFilters}
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
          />
        </header>
        <div className={styles.body}>
          {sizeFacets(variants, columns).map((facet) => (
            <Facet
              key={facet.column.propertyId}
              facet={facet}
              filter={shownFilters(props).find(({ propertyId }) => propertyId === facet.column.propertyId)}
              isHidden={only !== null && only !== facet.column.propertyId}
            />
          ))}
        </div>
        <HiddenFields view={{ ...view, filters: [], filterSystem: 'si' }} />
        {view.unitSystem === 'imperial' && <input type="hidden" name="in" value="imperial" />}
        <footer className={styles.foot}>
          <Button type="submit" kind="primary" wide>
            {words.show(formatNumber(count))}
          </Button>
        </footer>
      </form>
    </aside>
  );
}

/** The filters of the address with their numbers in the shown units. */
function shownFilters({ view, columns, written }: SizeFiltersProps): SizeFilter[] {
  const find = (list: readonly SizeColumn[], id: number) => list.find(({ propertyId }) => propertyId === id);
  return view.filters.map((filter) =>
    filterInUnits(filter, find(written, filter.propertyId), find(columns, filter.propertyId)),
  );
}

function filtersOf(form: HTMLFormElement): SizeFilter[] {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

interface FacetProps {
  facet: SizeFacet;
  filter: SizeFilter | undefined;
  isHidden: boolean;
}

function Facet({ facet, filter, isHidden }: FacetProps) {
  return (
    <fieldset className={styles.facet} hidden={isHidden}>
      <legend className={styles.legend}>
        <ColumnTitle column={facet.column} />
      </legend>
      {facet.kind === 'range' ? (
        <Range facet={facet} filter={filter} />
      ) : (
        facet.options.map(({ value, count }) => (
          <Checkbox
            key={value}
            label={<bdi>{choiceText(value, facet.column)}</bdi>}
            name={filterNames(facet.column.propertyId).choices}
            value={value}
            defaultChecked={filter?.choices.includes(value) ?? false}
            count={formatNumber(count)}
          />
        ))
      )}
    </fieldset>
  );
}

function Range({ facet, filter }: { facet: SizeFacet & { kind: 'range' }; filter: SizeFilter | undefined }) {
  const { column, min, max } = facet;
  const names = filterNames(column.propertyId);
  const input = (end: 'from' | 'to', label: string, bound: number) => (
    <input
      type="text"
      className={styles.input}
      name={names[end]}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      pattern={NUMBER_PATTERN}
      title={words.numberOnly}
      placeholder={filterText(bound)}
      defaultValue={filterText(filter?.[end] ?? null)}
    />
  );
  return (
    <div className={styles.range}>
      {input('from', words.fromOf(column.title), min)}
      <span>{words.to}</span>
      {input('to', words.toOf(column.title), max)}
    </div>
  );
}
