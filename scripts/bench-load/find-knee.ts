const STEP_UP = 1.5;
/** The knee is known to a quarter of the last step. */
const HALVINGS = 2;

interface Search {
  readonly firstRate: number;
  readonly highestRate: number;
  /** Whether the site serves requests at a rate a second. */
  isServedAt(rate: number): Promise<boolean>;
}

/** Between two rates: one that is served, and one that is not. */
interface Bounds {
  readonly served: number;
  /** Infinite while every rate was served. */
  readonly refused: number;
}

/**
 * The highest rate that is served: raised by half until one is not, and then halved towards it. Null when even the first
 * one is not served.
 */
export async function findKnee(search: Search): Promise<number | null> {
  const { firstRate, isServedAt } = search;
  if (!(await isServedAt(firstRate))) {
    return null;
  }
  let bounds = await raise(search);
  for (let halving = 0; halving < HALVINGS && bounds.refused < Number.POSITIVE_INFINITY; halving += 1) {
    const middle = Math.round((bounds.served + bounds.refused) / 2);
    bounds = (await isServedAt(middle)) ? { ...bounds, served: middle } : { ...bounds, refused: middle };
  }
  return bounds.served;
}

async function raise({ firstRate, highestRate, isServedAt }: Search): Promise<Bounds> {
  let served = firstRate;
  while (served < highestRate) {
    const next = Math.min(highestRate, Math.round(served * STEP_UP));
    if (!(await isServedAt(next))) {
      return { served, refused: next };
    }
    served = next;
  }
  return { served, refused: Number.POSITIVE_INFINITY };
}
