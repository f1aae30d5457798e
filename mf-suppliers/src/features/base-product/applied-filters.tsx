import type { BaseProduct } from '@bazaar/contracts/product';
import type { AppliedFilter } from '@bazaar/filter-panel';
import { isolate } from '@bazaar/locale';
import type { SizeColumn } from '../../common/sizes/size-columns.rules.ts';
import { choiceText } from './choice-text.ts';
import { messages } from './messages.ts';
import { type PageView, viewLink } from './page.address.ts';
import { filterText, type SizeFilter } from './size-filters.address.ts';
import { filterInUnits, without } from './size-list.rules.ts';

const { sizes: words } = messages;

interface Columns {
  /** In the units of the filters' numbers. */
  written: readonly SizeColumn[];
  /** In the shown units. */
  columns: readonly SizeColumn[];
}

interface AppliedFiltersOptions extends Columns {
  product: Pick<BaseProduct, 'id' | 'slug'>;
  view: PageView;
  filters: readonly SizeFilter[];
}

/** Each filter with the address of the table without it. */
export function appliedFilters({
  product,
  view,
  filters,
  ...columns
}: AppliedFiltersOptions): AppliedFilter[] {
  return filters.map((filter) => ({
    key: String(filter.propertyId),
    label: filterWords(filter, columns),
    href: viewLink(product, view, { filters: without(view.filters, filter.propertyId) }),
  }));
}

/** «توان ۵٫۵ تا ۳۰ kW», «قطب: ۲ یا ۴» */
export function filterWords(filter: SizeFilter, { written, columns }: Columns): string {
  const columnOf = (list: readonly SizeColumn[]) =>
    list.find(({ propertyId }) => propertyId === filter.propertyId);
  const column = columnOf(columns);
  const title = column?.title ?? '';
  if (filter.choices.length > 0) {
    return words.choices(
      title,
      filter.choices.map((choice) => isolate(choiceText(choice, column))),
    );
  }
  const { from, to } = filterInUnits(filter, columnOf(written), column);
  const unit = column?.symbol == null ? '' : ` ${isolate(column.symbol)}`;
  if (from !== null && to !== null) {
    return words.range(title, filterText(from), filterText(to)) + unit;
  }
  return (from === null ? words.upTo(title, filterText(to)) : words.atLeast(title, filterText(from))) + unit;
}
