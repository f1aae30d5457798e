import { freePorts } from '../embedded-postgres/free-ports.ts';
import { createDatabase } from '../kit/database/database.ts';
import {
  checkCredit,
  type MoneyClient,
  type MoneyWorld,
  operate,
  signInClient,
  untilDone,
} from './chaos-client.ts';
import { type MoneyServer, pause, startMoneyServer } from './chaos-server.ts';
import { claimDatabase, readTotals } from './ledger-totals.sql.ts';

const CHECK_EVERY_MS = 2_000;
const FIRST_PURPOSE = 1_000;

export interface MoneyRun {
  /** A migrated database that nobody else uses. */
  readonly url: string;
  readonly operations: number;
  readonly clients: number;
  /** Processes of the services, side by side on the database. */
  readonly servers: number;
  readonly serverKills: number;
  readonly backendKills: number;
  /** Ends one backend of the database the hard way; false when there was none to end. */
  readonly killBackend: () => Promise<boolean>;
  readonly log?: (line: string) => void;
}

export interface MoneyReport {
  readonly operations: number;
  readonly perSecond: number;
  readonly serverKills: number;
  readonly backendKills: number;
  /** How often the totals were read while the run went on. */
  readonly checks: number;
  /** Empty when nothing was lost, doubled, negative or unbalanced. */
  readonly faults: readonly string[];
}

/**
 * Many clients pay, charge, cancel and look, a fifth of their calls sent twice, while servers and backends of the
 * database are killed. Every client knows what its wallet must hold; the whole ledger is read again and again meanwhile.
 */
export async function runLedgerChaos(run: MoneyRun): Promise<MoneyReport> {
  const db = createDatabase(run.url, { connections: 12 });
  const servers: MoneyServer[] = [];
  try {
    await claimDatabase(db);
    for (const port of await freePorts(run.servers)) {
      servers.push(await startMoneyServer({ url: run.url, port }));
    }
    return await load(run, createWorld(db, servers), servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await db.destroy();
  }
}

interface World extends MoneyWorld {
  readonly faults: string[];
}

function createWorld(db: MoneyWorld['db'], servers: readonly MoneyServer[]): World {
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

async function load(run: MoneyRun, world: World, servers: readonly MoneyServer[]): Promise<MoneyReport> {
  const clients: MoneyClient[] = [];
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
  await look(world);
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

async function work({ operations, log }: MoneyRun, client: MoneyClient, progress: Progress): Promise<void> {
  while (progress.done < operations) {
    progress.done += 1;
    if (progress.done % 1_000 === 0) {
      log?.(`${progress.done} operations`);
    }
    await operate(client);
  }
}

/** Spreads the kills over the run: the next one when its share of the operations is done. */
async function killServers(
  run: MoneyRun,
  servers: readonly MoneyServer[],
  progress: Progress,
): Promise<void> {
  for (let kill = 0; kill < run.serverKills; kill += 1) {
    await untilShare(run.operations, progress, (kill + 0.5) / run.serverKills);
    await servers[kill % servers.length]?.killAndRestart();
  }
}

async function killBackends(run: MoneyRun, progress: Progress): Promise<number> {
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
    await look(world);
    checks += 1;
    await pause(CHECK_EVERY_MS);
  }
  return checks;
}

async function look(world: World): Promise<void> {
  const totals = await untilDone(() => readTotals(world.db));
  for (const [name, value] of Object.entries(totals)) {
    if (value !== 0) {
      world.fault(`${name}: ${value}`);
    }
  }
}
