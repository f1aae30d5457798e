import path from 'node:path';
import { freePorts } from '@bazaar/scripts/ports.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../shell/server/main.ts');
const ATTEMPTS = 3;
const READY_WITHIN_MS = 60_000;

export interface ShellOptions {
  /** Contains `releases/manifest.json`, the builds that it names, and the mirror of this shell only. */
  data: string;
  servicesOrigin: string;
  /** Whether its documents say that they are a demonstration for everyone. */
  isPublicDemo?: boolean;
  /** Further variables. */
  environment?: Readonly<Record<string, string>> | undefined;
  /** A free port when omitted. */
  port?: number;
}

export interface RunningShell extends ServerProcess {
  /** `http://localhost:<port>`: a secure context, which the sign-in's cryptography needs. */
  readonly origin: string;
}

/** Starts a shell's server. Another program may take a free port in the meantime, so other ports are tried. */
export async function startShell(options: ShellOptions): Promise<RunningShell> {
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await onePort());
    try {
      return await startOn(port, options);
    } catch (error) {
      if (attempt === ATTEMPTS || options.port !== undefined || !/EADDRINUSE/.test(String(error))) {
        throw error;
      }
    }
  }
}

export async function onePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port as number;
}

async function startOn(
  port: number,
  { data, servicesOrigin, isPublicDemo, environment }: ShellOptions,
): Promise<RunningShell> {
  const origin = `http://localhost:${port}`;
  const running = await startServerProcess({
    name: 'The shell',
    script: SCRIPT,
    environment: {
      NODE_ENV: 'production',
      BAZAAR_ENV: 'demo',
      BAZAAR_DEMO_PUBLIC: isPublicDemo ? '1' : '',
      BAZAAR_DATA: data,
      SERVICES_ORIGIN: servicesOrigin,
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    logFile: path.join(data, 'shell.log'),
    readyAddress: `http://127.0.0.1:${port}/healthz`,
    readyWithinMs: READY_WITHIN_MS,
  });
  return { ...running, origin };
}
