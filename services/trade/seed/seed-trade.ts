import { TradeDraft } from '@bazaar/contracts/trade';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { createRandom, type Random } from '../../seed/random.ts';
import { beginRequest } from '../request/draft.commands.ts';
import type { TradeItem } from '../request/other-schemas.sql.ts';
import type { TradeWork } from '../request/trade-work.commands.ts';
import { type Acting, finishScenario, SCENARIO_STEPS } from './scenario-steps.ts';
import { NEED_SCENARIOS, SCENARIOS, type Scenario } from './scenarios.ts';
import { findSeedAddress, findSeedItems, findStanding, writeReferenceRows } from './seed.sql.ts';
import { writeNeed } from './seed-need.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Gives the demo buyer a request in every state and a need with several suppliers, made with the regular moves, in order
 * of time.
 */
export async function seedTrade(
  db: Database,
  { now, seed }: { readonly now: Date; readonly seed: number },
): Promise<void> {
  await writeReferenceRows(db);
  const items = await findSeedItems(db, now);
  const addressId = await findSeedAddress(db, DEMO_BUYER.id);
  if (items.length === 0 || addressId === null) {
    return;
  }
  const ids = new Map<Scenario, number>();
  const beginnings = new Map<Begun[0], Begun[1]>([
    ...SCENARIOS.map((scenario): Begun => {
      const random = createRandom(`trade ${seed} ${scenario.status}`);
      return [scenario, writeDraft(scenario, { random, items, addressId, now })];
    }),
    ...writeNeed(NEED_SCENARIOS, { items, addressId, now }),
  ]);
  const steps = [...beginnings.keys()].flatMap((scenario) =>
    scenario.steps.map(([step, hoursAgo]) => ({ scenario, step, hoursAgo })),
  );
  for (const { scenario, step, hoursAgo } of steps.toSorted((one, other) => other.hoursAgo - one.hoursAgo)) {
    const work: TradeWork = { db, now: new Date(now.getTime() - hoursAgo * HOUR_MS), simulator: null };
    const beginning = beginnings.get(scenario);
    if (step === 'begin' && beginning !== undefined) {
      ids.set(scenario, (await beginRequest(work, { kind: 'buyer', userId: DEMO_BUYER.id }, beginning)).id);
    } else if (step !== 'begin') {
      await SCENARIO_STEPS[step](await actingOn(work, ids.get(scenario) ?? 0));
    }
  }
  for (const id of ids.values()) {
    await finishScenario(db, id);
  }
}

type Begun = readonly [Scenario, Parameters<typeof beginRequest>[2]];

interface Drafting {
  readonly random: Random;
  readonly items: readonly TradeItem[];
  readonly addressId: number;
  readonly now: Date;
}

function writeDraft(
  { toDemoSupplier, ownWords, note }: Scenario,
  { random, items, addressId, now }: Drafting,
) {
  const ofDemoSupplier = items.filter(({ supplierId }) => supplierId === DEMO_SUPPLIER.supplierId);
  const main = random.pick(toDemoSupplier && ofDemoSupplier.length > 0 ? ofDemoSupplier : items);
  const more = items.filter(({ supplierId, id }) => supplierId === main.supplierId && id !== main.id);
  const lines = [main, ...more.slice(0, 1)].map(({ id, minOrder }) => ({
    supplierProductId: id,
    quantity: minOrder,
  }));
  const inOwnWords = ownWords === undefined ? [] : [{ freeText: ownWords, unitTitle: 'مورد', quantity: 1 }];
  const needBy = new Date(now.getTime() + random.whole(15, 60) * DAY_MS).toISOString().slice(0, 10);
  const draft = TradeDraft.parse({
    lines: [...lines, ...inOwnWords],
    deliveryAddressId: addressId,
    needBy,
    poNumber: random.chance(0.6) ? `PO-${random.whole(1_000, 9_999)}` : null,
    terms: {
      payment: 'از کیف پول، پس از پذیرش پیشنهاد',
      delivery: 'تحویل در محل خریدار',
      inspection: random.chance(0.5) ? 'بازرسی ظاهری و کنترل گواهی‌ها هنگام تحویل' : null,
    },
    note: note ?? null,
  });
  return { buyerId: DEMO_BUYER.id, supplierId: main.supplierId, draft };
}

async function actingOn(work: TradeWork, id: number): Promise<Acting> {
  const { supplierId, version } = await findStanding(work.db, id);
  return {
    work,
    id,
    version,
    buyer: { kind: 'buyer', userId: DEMO_BUYER.id },
    supplier: { kind: 'supplier', userId: null, supplierId },
  };
}
