import { LRUCache } from 'lru-cache';

/** So many clients are remembered; one that was not seen for long has a full bucket again anyway. */
const MAX_BUCKETS = 50_000;

/** What one client may spend: so many units at once, and so many more with every second. */
export interface Allowance {
  readonly perSecond: number;
  readonly atOnce: number;
}

export interface Spending {
  readonly key: string;
  readonly allowance: Allowance;
}

interface Bucket {
  units: number;
  atMs: number;
}

export interface TokenBuckets {
  /**
   * Spends units of several buckets at once, or of none of them.
   * @returns seconds until all of them have enough; 0 when the units were spent.
   */
  spend(spendings: readonly Spending[], units: number, now: Date): number;
}

/** The token buckets of this process: reads are too many to be counted in the database. */
export function createTokenBuckets(): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: MAX_BUCKETS });

  function filled({ key, allowance: { perSecond, atOnce } }: Spending, nowMs: number): Bucket {
    const known = buckets.get(key);
    const bucket = known ?? { units: atOnce, atMs: nowMs };
    const seconds = Math.max(0, nowMs - bucket.atMs) / 1_000;
    bucket.units = Math.min(atOnce, bucket.units + seconds * perSecond);
    bucket.atMs = nowMs;
    if (known === undefined) {
      buckets.set(key, bucket);
    }
    return bucket;
  }

  return {
    spend(spendings, units, now) {
      const asked = spendings.map((spending) => ({
        bucket: filled(spending, now.getTime()),
        ...spending.allowance,
      }));
      // What costs more than fits at once is paid with a full bucket.
      const costs = asked.map(({ atOnce }) => Math.min(units, atOnce));
      const waits = asked.map(
        ({ bucket, perSecond }, index) => ((costs[index] ?? units) - bucket.units) / perSecond,
      );
      const wait = Math.max(0, ...waits);
      if (wait > 0) {
        return wait;
      }
      asked.forEach(({ bucket }, index) => {
        bucket.units -= costs[index] ?? units;
      });
      return 0;
    },
  };
}
