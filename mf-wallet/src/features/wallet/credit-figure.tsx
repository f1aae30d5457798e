import { formatToman } from '@bazaar/locale';
import { Skeleton } from '@bazaar/ui/skeleton';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import styles from './credit-figure.module.css';
import { messages } from './messages.ts';

/*
 * Phrasing content without a control, in the size and weight of its surroundings: it stands inside a link of the
 * menu as well as alone on the dashboard.
 */

/** An amount in toman, named for the ear; the place around it says its name to the eye. */
export function CreditFigure({ availableRial }: { availableRial: number }) {
  return (
    <span className={styles.figure}>
      <VisuallyHidden>{messages.credit}: </VisuallyHidden>
      <bdi>{formatToman(availableRial)}</bdi> <small className={styles.unit}>{messages.toman}</small>
    </span>
  );
}

/** Keeps the room of the amount. */
export function CreditPending() {
  return (
    <span className={styles.pending}>
      <Skeleton />
    </span>
  );
}

/** In place of an amount that could not be read. */
export function CreditUnknown() {
  return <small className={styles.unit}>{messages.creditUnknown}</small>;
}
