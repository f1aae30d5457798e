import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { ROOT } from '../releases/paths.ts';
import { compileCache, SERVICES_ENVIRONMENT, SERVICES_NODE_OPTIONS } from '../site/platform-processes.ts';

const STOP_LIMIT_MS = 15_000;
const BETWEEN_QUESTIONS_MS = 20;

export interface ServerProcess {
  readonly port: number;
  readonly origin: string;
  /** Seconds from the process start to the first successful response of `/readyz`. */
  readonly readyAfterSeconds: number;
  /** Present memory of the process (resident set), in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a program of the services as `npm start` does, and waits until it is ready. Its log is discarded. */
export async function startServer(
  program: string,
  variables: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const [port = 0] = await freePorts(1);
  const start = performance.now();
  const child = spawn(process.execPath, [...SERVICES_NODE_OPTIONS, ...nodeOptions, join(ROOT, program)], {
    env: {
      PATH: process.env.PATH,
      ...SERVICES_ENVIRONMENT,
      ...compileCache(variables.BAZAAR_DATA ?? ''),
      ...variables,
      SERVICES_PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new SetupProblem(`${program} did not start`, 'See the line above');
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_QUESTIONS_MS));
  }
  return {
    port,
    origin,
    readyAfterSeconds: (performance.now() - start) / 1_000,
    memory: async () => readMemory(await (await fetch(`${origin}/metrics`)).text()),
    async stop() {
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      child.kill('SIGTERM');
      await once(child, 'exit');
      clearTimeout(kill);
    },
  };
}

/** The resident set in Prometheus' text format. */
export function readMemory(metrics: string): number {
  const value = /^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1];
  if (value === undefined) {
    throw new Error('The services do not tell how much memory they hold.');
  }
  return Number(value);
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const reply = await fetch(`${origin}/readyz`);
    await reply.arrayBuffer();
    return reply.ok;
  } catch {
    return false;
  }
}
