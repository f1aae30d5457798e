import type { Environment } from '../kit/environment.ts';
import { filledDatabase } from '../testing/filled-database.ts';
import { createTestApp, createTestClock, type TestApp } from '../testing/test-app.ts';
import { seed } from './seed.ts';

/** Enough for tests that need goods, but not all of them. */
export const SOME_PRODUCTS = 400;

/** Address of a database to copy that holds the demo data of an instant, without the documents of products. */
export function demoDatabase({
  now,
  products,
}: {
  readonly now: Date;
  readonly products?: number;
}): Promise<string> {
  return filledDatabase({
    name: `demo_${products ?? 'all'}_${now.getTime()}`,
    now,
    fill: async (db) => {
      await seed(db, { seed: 1, now, ...(products === undefined ? {} : { products }) });
    },
  });
}

/** All services on a separate database with the demo data and some of its goods. */
export async function openDemoApp(environment: Partial<Environment> = {}): Promise<TestApp> {
  const clock = createTestClock();
  const copyOf = await demoDatabase({ now: clock(), products: SOME_PRODUCTS });
  return createTestApp(environment, { copyOf, clock });
}
