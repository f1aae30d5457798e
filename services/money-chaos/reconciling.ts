import { EFFECTS } from './effects.rules.ts';
import { untilDone } from './killable-postgres.ts';
import { planReconciliations } from './plan.rules.ts';
import type { World } from './player.ts';
import { GATEWAYS, type Gateway, hasEnded, type Reconciler } from './reconciler.fixture.ts';

/** The operator is none of the clients. */
const OPERATOR = -1;

interface Reconciling {
  readonly run: { readonly seed: number; readonly operations: number };
  readonly world: World;
  readonly reconciler: Reconciler;
}

/** Compares now and then while clients pay and everything is killed; the number of passes that came to their end. */
export async function reconcileNowAndThen({ run, world, reconciler }: Reconciling): Promise<number> {
  let ended = 0;
  for (const { gateway, at } of planReconciliations(run.seed, run.operations)) {
    if (!(await world.reached(at))) {
      break;
    }
    ended += Number(await compareOnce(world, reconciler, gateway));
  }
  return ended;
}

/** What a pass posts was paid by a visitor, so it has no effects of its own. False when it was killed. */
async function compareOnce(world: World, reconciler: Reconciler, gateway: Gateway): Promise<boolean> {
  const startedAt = world.recorder.now();
  const lines = await reconciler.compare(gateway).then(
    (done) => done.lines,
    () => null,
  );
  const isEnded = lines !== null && hasEnded(lines);
  const outcome = { kind: isEnded ? ('acknowledged' as const) : ('unknown' as const) };
  world.recorder.operation({
    client: OPERATOR,
    kind: `reconcile ${gateway}`,
    startedAt,
    outcome,
    effects: [],
  });
  return isEnded;
}

/** Compares everything when nothing is killed any more: it agrees, and what was paid is in the ledger. */
export async function reconcileAtLast({ world, reconciler }: Omit<Reconciling, 'run'>): Promise<void> {
  const startedAt = world.recorder.now();
  for (const gateway of GATEWAYS) {
    const { lines, isClean } = await untilDone(() => reconciler.compare(gateway));
    if (!isClean) {
      for (const line of lines.slice(1)) {
        world.fault(`reconciliation at the end: ${line}`);
      }
    }
  }
  world.recorder.operation({
    ...{ client: OPERATOR, kind: 'last reconciliation', startedAt, outcome: { kind: 'acknowledged' } },
    effects: EFFECTS.lastReconciliation(world.paid),
  });
}
