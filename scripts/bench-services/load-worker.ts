/**
 * The client of the bench, in a separate process, so that it shares neither event loop nor memory with the server.
 */
import { randomUUID } from 'node:crypto';
import {
  type HttpConnection,
  openConnection,
  requestText,
  type SerializedRequest,
} from './http-connection.ts';
import type { LoadResult, LoadTask } from './load-client.ts';

const ready = new Map<string, readonly (() => string)[]>();
const connections: HttpConnection[] = [];

function prepare(calls: readonly SerializedRequest[]): (() => string)[] {
  return calls.map((call) => {
    if (call.freshKey) {
      return () => requestText(call, randomUUID());
    }
    const text = requestText(call);
    return () => text;
  });
}

async function run(task: Extract<LoadTask, { kind: 'run' }>): Promise<LoadResult> {
  const requests = ready.get(task.name) ?? [];
  while (connections.length < task.connections) {
    connections.push(await openConnection(task.port));
  }
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const start = performance.now();
  const end = start + task.milliseconds;
  await Promise.all(
    connections.map(async (connection) => {
      for (let before = performance.now(); before < end; ) {
        const request = requests[Math.floor(Math.random() * requests.length)];
        if (request === undefined) {
          throw new Error(`There is nothing to ask for "${task.name}".`);
        }
        const status = await connection.ask(request());
        const now = performance.now();
        latencies.push(now - before);
        statuses[status] = (statuses[status] ?? 0) + 1;
        before = now;
      }
    }),
  );
  return { latencies: Float64Array.from(latencies), statuses, milliseconds: performance.now() - start };
}

process.on('message', async (task: LoadTask) => {
  if (task.kind === 'prepare') {
    ready.set(task.name, prepare(task.calls));
    process.send?.({ done: true });
    return;
  }
  try {
    process.send?.(await run(task));
  } catch (error) {
    process.send?.({ fault: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
