import { links } from '@bazaar/contracts';
import type { SupplierId } from '@bazaar/contracts/merchant';
import type { CategoryType } from '@bazaar/contracts/product';
import { formatNumber } from '@bazaar/locale';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { messages } from './messages.ts';

/** One of the five types with its name and how many items the supplier has of it. */
export interface TypeTab {
  categoryType: CategoryType;
  title: string;
  count: number;
}

interface TypeTabsProps {
  supplierId: SupplierId;
  tabs: readonly TypeTab[];
  current?: CategoryType | undefined;
}

/** Links to a supplier's items of each type; a type without items is shown without a link. */
export function TypeTabs({ supplierId, tabs, current }: TypeTabsProps) {
  return (
    <nav aria-label={messages.products.types}>
      <ChipRow label={messages.products.types}>
        {tabs.map(({ categoryType, title, count }) => (
          <Chip
            key={categoryType}
            kind={categoryType === current ? 'current' : 'rest'}
            href={links.supplierProducts(supplierId, categoryType)}
            count={formatNumber(count)}
            disabled={count === 0 && categoryType !== current}
          >
            {title}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  );
}
