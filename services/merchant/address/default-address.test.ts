import {
  addDeliveryAddress,
  addPersonAddress,
  listDeliveryAddresses,
  removeDeliveryAddress,
  removePersonAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
} from '@bazaar/contracts/merchant';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MerchantApp, openMerchantApp } from '../merchant-app.fixture.ts';
import { givenAddress } from './address.fixture.ts';

type Headers = Awaited<ReturnType<MerchantApp['signIn']>>;

let app: MerchantApp;
beforeAll(async () => {
  app = await openMerchantApp();
});
afterAll(() => app?.[Symbol.asyncDispose]());

const step = fc.record({
  act: fc.constantFrom(
    'add',
    'addDefault',
    'remove',
    'select',
    'save',
    'saveDefault',
    'addForPerson',
    'removeForPerson',
  ),
  at: fc.nat(6),
  together: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Caller {
  readonly headers: Headers;
  readonly body: object;
}

async function listOf(headers: Headers) {
  return (await app.call(listDeliveryAddresses, { headers, query: { paging: { pageSize: 100 } } })).items;
}

/** Performs one step; an error response is allowed here, a second or a missing default is not. */
async function take({ act, at }: Step, { headers, body }: Caller): Promise<void> {
  const items = await listOf(headers);
  const target = items[at % Math.max(1, items.length)];
  const [id, version, customerId] = [target?.id ?? 1, target?.rowVersion ?? 1, target?.customerId ?? 0];
  const params = { id };
  const calls = {
    add: () => app.call(addDeliveryAddress, { headers, body }),
    addDefault: () => app.call(addDeliveryAddress, { headers, body: { ...body, isSelected: true } }),
    remove: () => app.call(removeDeliveryAddress, { headers, params }),
    select: () => app.call(selectDeliveryAddress, { headers, params }),
    save: () => app.call(updateDeliveryAddress, { headers, params, body, version }),
    saveDefault: () =>
      app.call(updateDeliveryAddress, { headers, params, body: { ...body, isSelected: true }, version }),
    addForPerson: () => app.call(addPersonAddress, { headers, params: { id: customerId }, body }),
    removeForPerson: () =>
      app.call(removePersonAddress, { headers, params: { id: customerId }, body: { id } }),
  };
  await calls[act]().catch((error: Error) => {
    if (!/answered (400|404|412|422)/.test(error.message)) {
      throw error;
    }
  });
}

it('there is exactly one default after any steps, sequential or simultaneous', async () => {
  const body = await givenAddress(app.db);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const caller = { headers: await app.signIn(), body };
      let waiting: Promise<void>[] = [];
      for (const next of steps) {
        waiting.push(take(next, caller));
        if (!next.together) {
          await Promise.all(waiting);
          waiting = [];
          const items = await listOf(caller.headers);
          expect(items.filter(({ isSelected }) => isSelected)).toHaveLength(Math.min(1, items.length));
        }
      }
      await Promise.all(waiting);
      const items = await listOf(caller.headers);
      expect(items.filter(({ isSelected }) => isSelected)).toHaveLength(Math.min(1, items.length));
    }),
    { numRuns: 25 },
  );
}, 120_000);
