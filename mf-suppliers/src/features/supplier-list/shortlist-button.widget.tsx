import type { SupplierSummary } from '@bazaar/contracts/merchant';
import { type Host, useHost } from '@bazaar/host';
import { IconButton } from '@bazaar/ui/button';
import { Link } from '@bazaar/ui/link';
import { mdiBookmark, mdiBookmarkOutline } from '@mdi/js';
import { useState } from 'react';
import { messages } from './messages.ts';
import {
  addToShortlist,
  removeFromShortlist,
  type ShortlistOutcome,
  useShortlist,
} from './shortlist.store.ts';
import styles from './shortlist-button.module.css';
import { useShortlistPlace } from './use-shortlist-place.ts';

const words = messages.shortlist;

/** Adds a supplier to this browser's shortlist, or removes it; where it was added, a link leads to the list. */
export function ShortlistButton({ supplier }: { supplier: SupplierSummary }) {
  const { toast } = useHost();
  const isIn = useShortlist().some(({ id }) => id === supplier.id);
  const { openHref } = useShortlistPlace();
  const [wasPressed, setPressed] = useState(false);
  const toggle = () => {
    setPressed(true);
    explain(toast, isIn ? removeFromShortlist(supplier.id) : addToShortlist(supplier));
  };
  return (
    <span className={styles.corner}>
      {isIn && wasPressed && (
        <Link href={openHref} className={styles.link}>
          {words.see}
        </Link>
      )}
      <IconButton
        icon={isIn ? mdiBookmark : mdiBookmarkOutline}
        label={isIn ? words.remove(supplier.name) : words.add(supplier.name)}
        className={isIn ? styles.on : undefined}
        onClick={toggle}
      />
    </span>
  );
}

function explain(toast: Host['toast'], outcome: ShortlistOutcome): void {
  if (outcome === 'full') {
    toast.show({ tone: 'warning', title: words.full, detail: words.fullDetail });
  } else if (outcome === 'unsaved') {
    toast.show({ tone: 'warning', title: words.unsaved, detail: words.unsavedDetail });
  }
}
