import { freePorts } from '../embedded-postgres/free-ports.ts';
import { createDatabase } from '../kit/database/database.ts';
import {
  type ChaosClient,
  type ChaosWorld,
  checkCredit,
  operate,
  signInClient,
  untilDone,
} from './chaos-client.ts';
import { type ChaosServer, pause, startChaosServer } from './chaos-server.ts';
import { claimDatabase, readTotals } from './ledger-totals.sql.ts';

const CHECK_EVERY_MS = 2_000;
const FIRST_PURPOSE = 1_000;

export interface LedgerChaosRun {
  /** A migrated database that nothing else uses. */
  readonly url: string;
  readonly operations: number;
  readonly clients: number;
  /** Number of service processes, side by side on the database. */
  readonly servers: number;
  readonly serverKills: number;
  readonly backendKills: number;
  /** Kills one backend of the database; false when there was none. */
  readonly killBackend: () => Promise<boolean>;
  readonly log?: (line: string) => void;
}

export interface LedgerChaosReport {
  readonly operations: number;
  readonly perSecond: number;
  readonly serverKills: number;
  readonly backendKills: number;
  /** How often the totals were read during the run. */
  readonly checks: number;
  /** Empty when nothing was lost, doubled, negative or unbalanced. */
  readonly faults: readonly string[];
}

/**
 * Many clients pay, charge, cancel and read, a fifth of their requests sent twice, while servers and backends of
 * the database are killed. Every client knows the expected balance of its wallet; the whole ledger is read
 * repeatedly meanwhile.
 */
export async function runLedgerChaos(run: LedgerChaosRun): Promise<LedgerChaosReport> {
  const db = createDatabase(run.url, { connections: 12 });
  const servers: ChaosServer[] = [];
  try {
    await claimDatabase(db);
    for (const port of await freePorts(run.servers)) {
      servers.push(await startChaosServer({ url: run.url, port }));
    }
    return await load(run, createWorld(db, servers), servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.destroy();
  }
}

interface World extends ChaosWorld {
  readonly faults: string[];
}

function createWorld(db: ChaosWorld['db'], servers: readonly ChaosServer[]): World {
  let number = FIRST_PURPOSE;
  const faults: string[] = [];
  return {
    db,
    faults,
    origins: servers.map(({ origin }) => origin),
    next: () => {
      number += 1;
      return number;
    },
    random: Math.random,
    fault: (text) => faults.push(text),
  };
}

async function load(
  run: LedgerChaosRun,
  world: World,
  servers: readonly ChaosServer[],
): Promise<LedgerChaosReport> {
  const clients: ChaosClient[] = [];
  for (let index = 0; index < run.clients; index += 1) {
    clients.push(await signInClient(world, index));
  }
  const progress = { done: 0, isOver: false };
  const watching = watch(world, progress);
  const killing = [killServers(run, servers, progress), killBackends(run, progress)] as const;
  const start = performance.now();
  await Promise.all(clients.map((client) => work(run, client, progress)));
  const seconds = (performance.now() - start) / 1_000;
  const [, backendKills] = await Promise.all(killing);
  progress.isOver = true;
  const checks = await watching;
  await Promise.all(clients.map(checkCredit));
  await checkTotals(world);
  return {
    operations: progress.done,
    perSecond: progress.done / seconds,
    serverKills: servers.reduce((sum, server) => sum + server.kills(), 0),
    ...{ backendKills, checks, faults: world.faults },
  };
}

interface Progress {
  done: number;
  isOver: boolean;
}

async function work(
  { operations, log }: LedgerChaosRun,
  client: ChaosClient,
  progress: Progress,
): Promise<void> {
  while (progress.done < operations) {
    progress.done += 1;
    if (progress.done % 1_000 === 0) {
      log?.(`${progress.done} operations`);
    }
    await operate(client);
  }
}

/** Spreads the kills over the run: each follows when its share of the operations is done. */
async function killServers(
  run: LedgerChaosRun,
  servers: readonly ChaosServer[],
  progress: Progress,
): Promise<void> {
  for (let kill = 0; kill < run.serverKills; kill += 1) {
    await untilShare(run.operations, progress, (kill + 0.5) / run.serverKills);
    await servers[kill % servers.length]?.killAndRestart();
  }
}

async function killBackends(run: LedgerChaosRun, progress: Progress): Promise<number> {
  let kills = 0;
  while (kills < run.backendKills) {
    await untilShare(run.operations, progress, (kills + 1) / (run.backendKills + 1));
    kills += (await untilDone(run.killBackend)) ? 1 : 0;
    await pause(100);
  }
  return kills;
}

async function untilShare(operations: number, progress: Progress, share: number): Promise<void> {
  while (progress.done < operations * share) {
    await pause(5);
  }
}

async function watch(world: World, progress: Progress): Promise<number> {
  let checks = 0;
  while (!progress.isOver) {
    await checkTotals(world);
    checks += 1;
    await pause(CHECK_EVERY_MS);
  }
  return checks;
}

async function checkTotals(world: World): Promise<void> {
  const totals = await untilDone(() => readTotals(world.db));
  for (const [name, value] of Object.entries(totals)) {
    if (value !== 0) {
      world.fault(`${name}: ${value}`);
    }
  }
}
