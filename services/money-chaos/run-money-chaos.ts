import { fileURLToPath } from 'node:url';
import { freePorts } from '../embedded-postgres/free-ports.ts';
import type { Database } from '../kit/database/database.ts';
import { migrate } from '../kit/database/migrate.ts';
import { ensureRunningRole } from '../kit/database/running-role.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { pause } from './ask.ts';
import { countChecks, findFaults } from './check.rules.ts';
import { startCuttingProxy } from './cutting-proxy.ts';
import type { History } from './history.types.ts';
import { type KillablePostgres, startKillablePostgres, untilDone } from './killable-postgres.ts';
import { type KillableServices, startKillableServices } from './killable-services.ts';
import { readLedger, readTotals } from './ledger.sql.ts';
import { fillMarket, PEOPLE, startSecondGateway } from './market.fixture.ts';
import { type Kill, planKills, planPlay, planWallet } from './plan.rules.ts';
import { readCredit, readStatement, type Wallet, type World } from './player.ts';
import { performPlay } from './plays.ts';
import { createRecorder } from './recorder.ts';
import type { MoneyReport } from './report.rules.ts';
import { returnAtLast } from './visit-gateway.ts';
import { findPlaces, openSupplier, openWallet, signIn } from './wallets.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const CHECK_EVERY_MS = 2_000;
/** Names the requests after the run in the plan. */
const LAST_PLAY = -1;

interface MoneyRun {
  readonly seed: number;
  readonly operations: number;
  readonly clients: number;
  readonly kills: number;
  readonly instances: number;
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
    const site = await openSite(run, undo);
    const progress: Progress = { kills: [], faults: [], checks: 0, isOver: false };
    const world = await openWorld(run, site, progress);
    const start = performance.now();
    await liveThrough(run, site, { world, progress });
    const seconds = (performance.now() - start) / 1_000;
    await Promise.all(site.instances.map((instance) => instance.stop()));
    const { history } = world.recorder;
    const { db } = site.postgres;
    const ledger = await readLedger(db);
    await run.afterwards?.({ db, history });
    return {
      ...{ seed: run.seed, operations: world.recorder.count(), seconds },
      ...{ kills: progress.kills, cuts: site.proxies.reduce((sum, proxy) => sum + proxy.cuts(), 0) },
      ...{ totalsRead: progress.checks, compared: countChecks(history, ledger) },
      outcomes: history.operations.map(({ kind, outcome }) => ({ kind, outcome })),
      transactions: ledger.transactions.length,
      faults: [...progress.faults, ...findFaults(history, ledger)],
    };
  } finally {
    await undo.disposeAsync();
  }
}

interface Site {
  readonly postgres: KillablePostgres;
  readonly instances: readonly KillableServices[];
  readonly proxies: readonly Awaited<ReturnType<typeof startCuttingProxy>>[];
  readonly gateway: Awaited<ReturnType<typeof startSecondGateway>>;
}

async function openSite(run: MoneyRun, undo: AsyncDisposableStack): Promise<Site> {
  const { folder } = undo.use(await temporaryFolder());
  const postgres = undo.use(await startKillablePostgres(folder));
  const role = await ensureRunningRole(postgres.url);
  await migrate({ url: postgres.url, servicesFolder: SERVICES_FOLDER, runningRole: role?.name });
  await fillMarket(postgres.db, new Date());
  const gateway = undo.use(await startSecondGateway());
  const ports = await freePorts(run.instances);
  const proxies = await Promise.all(ports.map(startCuttingProxy));
  for (const proxy of proxies) {
    undo.use(proxy);
  }
  const variables = {
    ...{ MIGRATION_DATABASE_URL: postgres.url, DATABASE_URL: role?.url ?? postgres.url },
    BAZAAR_DATA: folder,
    ...{ ZARINPAL_MERCHANT_ID: gateway.merchantId, ZARINPAL_BASE_URL: gateway.origin },
  };
  const instances = await Promise.all(ports.map((port) => startKillableServices({ port, variables })));
  for (const instance of instances) {
    undo.defer(() => instance.stop());
  }
  return { postgres, instances, proxies, gateway };
}

interface RunningWorld extends World {
  readonly wallets: Map<number, Promise<Wallet>>;
  walletOf(number: number): Promise<Wallet>;
}

async function openWorld(
  run: MoneyRun,
  { proxies, gateway }: Site,
  { faults, kills }: Progress,
): Promise<RunningWorld> {
  const recorder = createRecorder();
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
    paced: () => untilKilledEnough(run, { done: () => recorder.count(), kills }),
    ...{ unsettled: new Map(), withdrawals: new Map() },
    supplier: { id: PEOPLE.supplier.supplierId, token: await openSupplier(network, PEOPLE.supplier.mobile) },
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
  isOver: boolean;
}

async function liveThrough(run: MoneyRun, site: Site, { world, progress }: Running): Promise<void> {
  const watching = watch(site, progress);
  const killing = kill(run, site, { world, progress });
  const clients = Array.from({ length: run.clients }, (_, client) => live(run, world, client));
  await Promise.all([...clients, killing]);
  await settle(world);
  progress.isOver = true;
  await watching;
}

interface Running {
  readonly world: RunningWorld;
  readonly progress: Progress;
}

/** One client plays one play after the other, until all have made their operations. */
async function live(run: MoneyRun, world: RunningWorld, client: number): Promise<void> {
  for (let play = 0; world.recorder.count() < run.operations; play += 1) {
    const wallet = await world.walletOf(planWallet(run.clients, client, play));
    await performPlay({ world, client, play, wallet, sent: 0 }, planPlay(run.seed, client, play));
  }
}

interface Pace {
  done(): number;
  readonly kills: readonly unknown[];
}

/** The kills are spread over the operations, so the clients do not run ahead of them. */
async function untilKilledEnough(run: MoneyRun, { done, kills }: Pace): Promise<void> {
  while (kills.length < run.kills && (done() / run.operations) * run.kills - kills.length >= 2) {
    await pause(20);
  }
}

async function kill(run: MoneyRun, site: Site, { world, progress }: Running): Promise<void> {
  for (const planned of planKills(run.seed, run.kills, run.instances)) {
    while (world.recorder.count() < run.operations * planned.at) {
      await pause(5);
    }
    await KILLS[planned.kind](site, planned);
    progress.kills.push(planned.kind);
    run.log?.(`${world.recorder.count()} operations; killed: ${planned.kind}`);
  }
}

const KILLS: Readonly<Record<Kill['kind'], (site: Site, kill: Kill) => Promise<void>>> = {
  services: async ({ instances }, { instance }) => instances[instance]?.killAndRestart(),
  backend: ({ postgres }) => postgres.killBackend(),
  postgres: ({ postgres }) => postgres.killAndRestart(),
};

/** Nothing is killed any more: who paid and is not known to have paid comes back once more, and all wallets are read. */
async function settle(world: RunningWorld): Promise<void> {
  for (const visit of [...world.unsettled.values()]) {
    await returnAtLast(visit);
  }
  for (const [number, wallet] of world.wallets) {
    const reader = { world, client: number, play: LAST_PLAY, wallet: await wallet, sent: 0 };
    await readCredit(reader);
    await readStatement(reader);
  }
}

async function watch({ postgres }: Site, progress: Progress): Promise<void> {
  while (!progress.isOver) {
    const totals = await untilDone(() => readTotals(postgres.db));
    for (const [name, value] of Object.entries(totals)) {
      if (value !== 0) {
        progress.faults.push(`totals during the run: ${name} is ${value}`);
      }
    }
    progress.checks += 1;
    await pause(CHECK_EVERY_MS);
  }
}
