import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SerializedRequest } from './http-connection.ts';

/** A message to the client's process. */
export type LoadTask =
  | { readonly kind: 'prepare'; readonly name: string; readonly calls: readonly SerializedRequest[] }
  | {
      readonly kind: 'run';
      readonly name: string;
      readonly port: number;
      readonly connections: number;
      readonly milliseconds: number;
    };

/** The result of one round. */
export interface LoadResult {
  /** Milliseconds from the first byte sent to the last one received, one per response. */
  readonly latencies: Float64Array;
  /** Number of responses by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly milliseconds: number;
}

export interface LoadClient {
  /** Sets an endpoint's requests; each round sends them in random order. */
  prepare(name: string, calls: readonly SerializedRequest[]): Promise<void>;
  run(name: string, milliseconds: number): Promise<LoadResult>;
  stop(): void;
}

interface LoadOptions {
  readonly port: number;
  /** Concurrent requests at any time. */
  readonly connections: number;
}

/** Starts the process that sends the requests. */
export function startLoadClient({ port, connections }: LoadOptions): LoadClient {
  const child = fork(join(import.meta.dirname, 'load-worker.ts'), [], { serialization: 'advanced' });
  const tell = async (task: LoadTask): Promise<object> => {
    child.send(task);
    const [answer] = await once(child, 'message');
    if ('fault' in answer) {
      throw new Error(`Asking failed: ${answer.fault}`);
    }
    return answer;
  };
  return {
    prepare: async (name, calls) => void (await tell({ kind: 'prepare', name, calls })),
    run: async (name, milliseconds) =>
      (await tell({ kind: 'run', name, port, connections, milliseconds })) as LoadResult,
    stop: () => child.disconnect(),
  };
}
