import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type FollowedStream, followAsBrowser } from './follow-stream.ts';
import { countPages, type PageCount, untilBack } from './judge.rules.ts';
import { type Load, writeInThread } from './load.ts';
import type { HaSite } from './open-site.ts';
import type { SiteClient, Try } from './site-client.ts';

/** The load goes on for so long before and after a fault. */
const CALM_MS = 4_000;
const ARRIVES_WITHIN_MS = 20_000;
const BACK_WITHIN_MS = 60_000;
const ASK_EVERY_MS = 200;

/** What a fault did. */
export interface FaultResult {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Null when no write was done any more. */
  readonly writesBackMs: number | null;
  readonly refusedWrites: number;
  readonly refusedSearches: number;
  readonly pages: PageCount;
  /**
   * From writing a message, once writes are back and the follower has a stream, until it was in it. Null when it was not.
   * A heartbeat would bring it as well, but later than it may be.
   */
  readonly messageMs: number | null;
}

interface Running {
  readonly cluster: Cluster;
  readonly site: HaSite;
  readonly client: SiteClient;
  readonly load: Load;
  /** Who writes, and who follows the stream. */
  readonly thread: { readonly token: string; readonly conversationId: number; readonly supplier: string };
}

interface Fault {
  readonly name: string;
  /** Whether another node becomes the primary. */
  readonly moves: boolean;
  strike(running: Running): Promise<() => Promise<void>>;
}

const NOTHING_TO_UNDO = async () => undefined;

/** Each returns how it is undone afterwards. */
const FAULTS: readonly Fault[] = [
  {
    name: 'the primary and its Patroni are killed',
    moves: true,
    async strike({ cluster }) {
      const node = await cluster.primary();
      await node.kill();
      return async () => node.start();
    },
  },
  {
    name: 'the primary is cut off from etcd and its standbys, not from the services',
    moves: true,
    async strike({ cluster }) {
      const node = await cluster.primary();
      node.isolate();
      return async () => node.rejoin();
    },
  },
  {
    name: 'the primary is handed over (patronictl switchover)',
    moves: true,
    async strike({ cluster }) {
      await cluster.switchover();
      return NOTHING_TO_UNDO;
    },
  },
  {
    name: 'a shell and an instance of the services are killed',
    moves: false,
    async strike({ site }) {
      const [shell] = site.shells;
      const [instance] = site.instances;
      await shell?.kill();
      const again = instance?.killAndRestart();
      return async () => {
        await Promise.all([again, shell?.start()]);
      };
    },
  },
];

/** Lets one fault after the other happen under load. */
export async function liveThroughFaults(
  running: Running,
  say: (line: string) => void,
): Promise<FaultResult[]> {
  const results: FaultResult[] = [];
  for (const fault of FAULTS) {
    await running.cluster.untilHealthy();
    running.load.assertGoing();
    await delay(CALM_MS);
    say(fault.name);
    const result = await liveThrough(running, fault);
    results.push(result);
    say(`  writes are back after ${result.writesBackMs} ms, primary ${result.from} → ${result.to}`);
  }
  await running.cluster.untilHealthy();
  return results;
}

async function liveThrough(running: Running, fault: Fault): Promise<FaultResult> {
  const { cluster, load, site, thread } = running;
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${thread.supplier}` };
  // At the shell that no fault kills.
  const origin = `${site.shells[1]?.origin}/api`;
  const stream = await followAsBrowser(origin, headers, leaving.signal);
  const from = (await cluster.primary()).name;
  const faultAt = Date.now();
  const undo = await fault.strike(running);
  await untilMoved(running, { from, moves: fault.moves, faultAt });
  const messageMs = await sendMessage(running, stream);
  await delay(CALM_MS);
  const to = (await cluster.primary()).name;
  await undo();
  await delay(CALM_MS);
  leaving.abort();
  const within = (attempt: Try) => attempt.endedAt >= faultAt;
  const refused = (tries: readonly Try[]) =>
    tries.filter((attempt) => within(attempt) && (attempt.status === 0 || attempt.status >= 500)).length;
  return {
    ...{ name: fault.name, from, to, messageMs },
    writesBackMs: untilBack(load.writes, faultAt),
    refusedWrites: refused(load.writes),
    refusedSearches: refused(load.searches),
    pages: countPages(load.pages, faultAt, Date.now()),
  };
}

interface Move {
  readonly from: string;
  readonly moves: boolean;
  readonly faultAt: number;
}

/** Waits until another node is the primary, and a write that began after the fault is done. */
async function untilMoved({ cluster, load }: Running, { from, moves, faultAt }: Move): Promise<void> {
  const deadline = Date.now() + BACK_WITHIN_MS;
  const isOver = async () => {
    const name = await cluster.primary().then(
      (node) => node.name,
      () => from,
    );
    return (!moves || name !== from) && untilBack(load.writes, faultAt) !== null;
  };
  while (Date.now() < deadline && !(await isOver())) {
    load.assertGoing();
    await delay(ASK_EVERY_MS);
  }
}

async function sendMessage({ client, thread }: Running, stream: FollowedStream): Promise<number | null> {
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  while (Date.now() < deadline && !stream.isOpen()) {
    await delay(ASK_EVERY_MS);
  }
  const startedAt = performance.now();
  const text = `پس از جابه‌جایی، ${Date.now()}`;
  const id = await writeInThread(client, { ...thread, text, onTry: () => undefined });
  const limit = delay(ARRIVES_WITHIN_MS).then(() => null);
  const arrivedAt = await Promise.race([stream.arrivalOf(id).catch(() => null), limit]);
  return arrivedAt === null ? null : arrivedAt - startedAt;
}
