import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { type Host, useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { mdiStar, mdiStarOutline } from '@mdi/js';
import { messages } from './messages.ts';
import {
  addToShortlist,
  removeFromShortlist,
  type ShortlistOutcome,
  useShortlist,
} from './shortlist.store.ts';
import styles from './shortlist-button.module.css';

const words = messages.shortlist;

/** Adds a supplier to this browser's shortlist, or removes it. */
export function ShortlistButton({ supplier }: { supplier: SupplierSummary }) {
  const { toast } = useHost();
  const isIn = useShortlist().some(({ id }) => id === supplier.id);
  const toggle = () => explain(toast, isIn ? removeFromShortlist(supplier.id) : addToShortlist(supplier));
  return (
    <IconButton
      icon={isIn ? mdiStar : mdiStarOutline}
      label={isIn ? words.remove(supplier.name) : words.add(supplier.name)}
      className={isIn ? styles.on : undefined}
      onClick={toggle}
    />
  );
}

function explain(toast: Host['toast'], outcome: ShortlistOutcome): void {
  if (outcome === 'full') {
    toast.show({ tone: 'warning', title: words.full, detail: words.fullDetail });
  } else if (outcome === 'unsaved') {
    toast.show({ tone: 'warning', title: words.unsaved, detail: words.unsavedDetail });
  }
}
