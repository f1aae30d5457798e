import type { BaseProduct } from '@bazaar/contracts/product';
import { Icon } from '@bazaar/ui/icon';
import { Link } from '@bazaar/ui/link';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiArrowDown, mdiArrowUp, mdiFilter, mdiFilterOutline } from '@mdi/js';
import { messages } from './messages.ts';
import { FILTERS_ID, type PageView, viewLink } from './page.address.ts';
import styles from './size-table.module.css';
import type { SizeTableColumn } from './size-table-columns.tsx';

interface SizeHeadProps {
  column: SizeTableColumn;
  product: Pick<BaseProduct, 'id' | 'slug'>;
  view: PageView;
  onFilter: (propertyId: number) => void;
}

/** The head of a column: a link that sorts by it, and the button of its filter. */
export function SizeHead({ column, product, view, onFilter }: SizeHeadProps) {
  const { head, order: key, place, propertyId } = column;
  const direction = view.order?.key === key ? view.order.direction : undefined;
  const next = direction === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      data-place={place}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      <span className={styles.head}>
        <Link className={styles.sort} href={viewLink(product, view, { order: { key, direction: next } })}>
          <span>{head}</span>
          {direction !== undefined && (
            <Icon path={direction === 'asc' ? mdiArrowUp : mdiArrowDown} size="xs" />
          )}
        </Link>
        {propertyId !== undefined && (
          <FilterButton
            isApplied={view.filters.some((filter) => filter.propertyId === propertyId)}
            onClick={() => onFilter(propertyId)}
          >
            {head}
          </FilterButton>
        )}
      </span>
    </th>
  );
}

interface FilterButtonProps {
  isApplied: boolean;
  onClick: () => void;
  children: SizeTableColumn['head'];
}

function FilterButton({ isApplied, onClick, children }: FilterButtonProps) {
  return (
    <button
      type="button"
      className={styles.funnel}
      data-applied={isApplied || undefined}
      popoverTarget={FILTERS_ID}
      onClick={onClick}
    >
      <Icon path={isApplied ? mdiFilter : mdiFilterOutline} size="xs" />
      <VisuallyHidden>
        {messages.sizes.filterBy} {children}
      </VisuallyHidden>
    </button>
  );
}
