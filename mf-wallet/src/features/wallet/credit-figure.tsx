import { formatToman } from '@bazaar/locale';
import { Skeleton } from '@bazaar/ui/skeleton';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import styles from './credit-figure.module.css';
import { messages } from './messages.ts';

/*
 * Phrasing content without a control, in the size and weight of its surroundings: it is used inside a link of the
 * menu and alone on the dashboard.
 */

/** An amount in toman with a label for screen readers; the surrounding element shows the label visually. */
export function CreditFigure({ availableRial }: { availableRial: number }) {
  return (
    <span className={styles.figure}>
      <VisuallyHidden>{messages.credit}: </VisuallyHidden>
      <bdi>{formatToman(availableRial)}</bdi> <small className={styles.unit}>{messages.toman}</small>
    </span>
  );
}

/** A placeholder with the size of the amount. */
export function CreditPending() {
  return (
    <span className={styles.pending}>
      <Skeleton />
    </span>
  );
}

/** Shown instead of an amount that failed to load. */
export function CreditUnknown() {
  return <small className={styles.unit}>{messages.creditUnknown}</small>;
}
