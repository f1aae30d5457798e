const STEP_UP = 1.5;
/** The knee is known to a fifth of the last step. */
const HALVINGS = 2;

interface Search {
  readonly firstRate: number;
  readonly highestRate: number;
  /** Whether the site serves requests at a rate a second. */
  isServedAt(rate: number): Promise<boolean>;
}

/**
 * The highest rate that is served: raised by half until one is not, and then halved towards it. Null when even the first
 * one is not served.
 */
export async function findKnee({ firstRate, highestRate, isServedAt }: Search): Promise<number | null> {
  if (!(await isServedAt(firstRate))) {
    return null;
  }
  let served = firstRate;
  let refused = Number.POSITIVE_INFINITY;
  while (refused > highestRate && served < highestRate) {
    const next = Math.min(highestRate, Math.round(served * STEP_UP));
    if (await isServedAt(next)) {
      served = next;
    } else {
      refused = next;
    }
  }
  for (let halving = 0; halving < HALVINGS && refused < Number.POSITIVE_INFINITY; halving += 1) {
    const middle = Math.round((served + refused) / 2);
    if (await isServedAt(middle)) {
      served = middle;
    } else {
      refused = middle;
    }
  }
  return served;
}
