import type { Database } from '../kit/database/database.ts';
import { pause } from './ask.ts';
import { countChecks, findFaults } from './check.rules.ts';
import type { History } from './history.types.ts';
import { untilDone } from './killable-postgres.ts';
import { endSilence, readLedger, readTotals } from './ledger.sql.ts';
import { PEOPLE } from './market.fixture.ts';
import { openSite, type Site } from './open-site.ts';
import { type Kill, planKills, planPlay, planWallet } from './plan.rules.ts';
import { readCredit, readStatement, type Wallet, type World } from './player.ts';
import { performPlay } from './plays.ts';
import { reconcileAtLast, reconcileNowAndThen } from './reconciling.ts';
import { createRecorder } from './recorder.ts';
import { type MoneyReport, progressLine } from './report.rules.ts';
import { returnAtLast } from './visit-gateway.ts';
import { findPlaces, openWallet, signIn } from './wallets.ts';

const MINUTE_MS = 60_000;
const CHECK_EVERY_MS = 2_000;
/** The totals read the whole ledger, so that the pause grows with it. */
const PAUSES_OF_A_CHECK = 10;
const OVER_WITHIN_MS = 50;
/** Names the requests after the run in the plan. */
const LAST_PLAY = -1;

interface MoneyRun {
  readonly seed: number;
  readonly operations: number;
  readonly clients: number;
  readonly kills: number;
  readonly instances: number;
  /** The run ends after so long, whatever it has made; never when it is not given. */
  readonly minutes?: number;
  readonly log?: (line: string) => void;
  /** Called when everything is checked, while the database is still there. */
  readonly afterwards?: (end: { readonly db: Database; readonly history: History }) => Promise<void>;
}

/**
 * Many clients live the whole life of money over few shared wallets, against several instances of the services, while
 * services, backends and the whole PostgreSQL are killed and responses are lost. What they did and saw is a history, which
 * is held against the ledger at the end; sums are read meanwhile.
 */
export async function runMoneyChaos(run: MoneyRun): Promise<MoneyReport> {
  const undo = new AsyncDisposableStack();
  try {
    const site = await openSite(run.instances, undo);
    const progress: Progress = { kills: [], faults: [], checks: 0, reconciled: 0, isOver: false };
    const world = await openWorld(run, site, progress);
    const start = performance.now();
    await liveThrough(run, site, { world, progress });
    const seconds = (performance.now() - start) / 1_000;
    await Promise.all(site.instances.map((instance) => instance.stop()));
    const { history } = world.recorder;
    const { db } = site.postgres;
    run.log?.('the ledger is checked');
    const ledger = await readLedger(db);
    await run.afterwards?.({ db, history });
    return {
      ...{ seed: run.seed, operations: world.recorder.count(), seconds },
      ...{ kills: progress.kills, cuts: site.proxies.reduce((sum, proxy) => sum + proxy.cuts(), 0) },
      ...{ totalsRead: progress.checks, reconciled: progress.reconciled },
      compared: countChecks(history, ledger),
      outcomes: history.operations.map(({ kind, outcome }) => ({ kind, outcome })),
      transactions: ledger.transactions.length,
      faults: [...progress.faults, ...findFaults(history, ledger)],
    };
  } finally {
    await undo.disposeAsync();
  }
}

interface RunningWorld extends World {
  readonly wallets: Map<number, Promise<Wallet>>;
  walletOf(number: number): Promise<Wallet>;
  /** All operations are made, or the time is over. */
  isOver(): boolean;
}

async function openWorld(
  run: MoneyRun,
  { proxies, gateway }: Site,
  { faults, kills }: Progress,
): Promise<RunningWorld> {
  const recorder = createRecorder();
  const deadline = performance.now() + (run.minutes ?? Number.POSITIVE_INFINITY) * MINUTE_MS;
  const network = {
    origins: proxies.map(({ origin }) => origin),
    fault: (text: string) => faults.push(text),
  };
  const places = await findPlaces(network);
  const wallets = new Map<number, Promise<Wallet>>();
  const opening = { network, supplierId: PEOPLE.supplier.supplierId, ...places };
  return {
    ...network,
    ...{ seed: run.seed, recorder, secondGateway: gateway, wallets },
    paced: () => untilKilledEnough(run, { done: () => recorder.count(), kills, deadline }),
    reached: (share) => untilReached({ ...run, share }, { done: () => recorder.count(), deadline }),
    isOver: () => recorder.count() >= run.operations || performance.now() > deadline,
    ...{ unsettled: new Map(), withdrawals: new Map(), paid: [] },
    supplier: { id: PEOPLE.supplier.supplierId, token: await signIn(network, PEOPLE.supplier.mobile) },
    operatorToken: await signIn(network, PEOPLE.operator.mobile),
    walletOf: (number) => {
      const wallet = wallets.get(number) ?? openWallet(opening, number);
      wallets.set(number, wallet);
      return wallet;
    },
  };
}

interface Progress {
  readonly kills: Kill['kind'][];
  readonly faults: string[];
  checks: number;
  reconciled: number;
  isOver: boolean;
}

async function liveThrough(run: MoneyRun, site: Site, { world, progress }: Running): Promise<void> {
  const watching = watch(site, progress);
  const killing = kill(run, site, { world, progress });
  const reconciling = reconcileNowAndThen({ run, world, reconciler: site.reconciler });
  const clients = Array.from({ length: run.clients }, (_, client) => live(run, world, client));
  await Promise.all([...clients, killing]);
  progress.reconciled = await reconciling;
  run.log?.(`${world.recorder.count()} operations are made; ${world.unsettled.size} visitors come back`);
  await settle(world);
  run.log?.('the gateways are compared');
  await endSilence(site.postgres.db);
  await reconcileAtLast({ world, reconciler: site.reconciler });
  run.log?.(`${world.wallets.size} wallets are read`);
  await readWallets(world);
  progress.isOver = true;
  await watching;
}

interface Running {
  readonly world: RunningWorld;
  readonly progress: Progress;
}

/** One client plays one play after the other, until all have made their operations. */
async function live(run: MoneyRun, world: RunningWorld, client: number): Promise<void> {
  for (let play = 0; !world.isOver(); play += 1) {
    const wallet = await world.walletOf(planWallet(run.clients, client, play));
    await performPlay({ world, client, play, wallet, sent: 0 }, planPlay(run.seed, client, play));
  }
}

interface Pace {
  done(): number;
  readonly kills: readonly unknown[];
  readonly deadline: number;
}

/** The kills are spread over the operations, so the clients do not run ahead of them. */
async function untilKilledEnough(run: MoneyRun, { done, kills, deadline }: Pace): Promise<void> {
  const isAhead = () => (done() / run.operations) * run.kills - kills.length >= 2;
  while (kills.length < run.kills && isAhead() && performance.now() < deadline) {
    await pause(20);
  }
}

interface Goal {
  readonly operations: number;
  readonly share: number;
}

interface Going {
  done(): number;
  readonly deadline: number;
}

async function untilReached({ operations, share }: Goal, { done, deadline }: Going): Promise<boolean> {
  while (done() < operations * share) {
    if (performance.now() > deadline) {
      return false;
    }
    await pause(5);
  }
  return true;
}

async function kill(run: MoneyRun, site: Site, { world, progress }: Running): Promise<void> {
  const start = performance.now();
  for (const planned of planKills(run.seed, run.kills, run.instances)) {
    if (!(await world.reached(planned.at))) {
      return;
    }
    await KILLS[planned.kind](site, planned);
    progress.kills.push(planned.kind);
    const seconds = (performance.now() - start) / 1_000;
    const { operations } = run;
    run.log?.(progressLine({ done: world.recorder.count(), operations, seconds, killed: planned.kind }));
  }
}

const KILLS: Readonly<Record<Kill['kind'], (site: Site, kill: Kill) => Promise<void>>> = {
  services: async ({ instances }, { instance }) => instances[instance]?.killAndRestart(),
  backend: ({ postgres }) => postgres.killBackend(),
  postgres: ({ postgres }) => postgres.killAndRestart(),
};

/** Nothing is killed any more: who paid and is not known to have paid comes back once more. */
async function settle(world: RunningWorld): Promise<void> {
  for (const visit of [...world.unsettled.values()]) {
    await returnAtLast(visit);
  }
}

async function readWallets(world: RunningWorld): Promise<void> {
  for (const [number, wallet] of world.wallets) {
    const reader = { world, client: number, play: LAST_PLAY, wallet: await wallet, sent: 0 };
    await readCredit(reader);
    await readStatement(reader);
  }
}

async function watch({ postgres }: Site, progress: Progress): Promise<void> {
  while (!progress.isOver) {
    const start = performance.now();
    const totals = await untilDone(() => readTotals(postgres.db));
    for (const [name, value] of Object.entries(totals)) {
      if (value !== 0) {
        progress.faults.push(`totals during the run: ${name} is ${value}`);
      }
    }
    progress.checks += 1;
    const next =
      performance.now() + Math.max(CHECK_EVERY_MS, (performance.now() - start) * PAUSES_OF_A_CHECK);
    while (!progress.isOver && performance.now() < next) {
      await pause(OVER_WITHIN_MS);
    }
  }
}
