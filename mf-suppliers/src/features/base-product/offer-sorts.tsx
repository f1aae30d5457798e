import type { BaseProduct } from '@bazaar/contracts/product';
import { Chip, ChipRow } from '@bazaar/ui/chip';
import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { messages } from './messages.ts';
import styles from './offer-controls.module.css';
import { OFFER_SORTS, type PageView } from './page.address.ts';
import { sortLink } from './sort-link.ts';

const { offers: words } = messages;

/** The sort orders of the offers as links, for widths at which the table shows cards without a header. */
export function OfferSorts({ product, view }: { product: BaseProduct; view: PageView }) {
  return (
    <nav className={styles.sorts} aria-label={words.sorts} data-print="hide">
      <ChipRow label={words.sorts}>
        {OFFER_SORTS.map((sort) => {
          const { href, direction } = sortLink(product, view, sort);
          const isCurrent = direction !== undefined;
          const arrow = direction === 'ascending' ? mdiArrowUp : mdiArrowDown;
          return (
            <Chip
              key={sort}
              kind={isCurrent ? 'current' : 'rest'}
              icon={isCurrent ? arrow : undefined}
              href={href}
            >
              {words.sortNames[sort]}
            </Chip>
          );
        })}
      </ChipRow>
    </nav>
  );
}
