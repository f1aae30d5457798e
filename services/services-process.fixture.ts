import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePorts } from './embedded-postgres/free-ports.ts';
import type { TestDatabase } from './testing/test-database.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

/** What an operator sets in production; these tests do not depend on the value of PUBLIC_ORIGIN. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  BAZAAR_ENV: 'production',
  PUBLIC_ORIGIN: 'https://bazaar.example',
  SMS_SENDER: 'log',
  SMS_LOG_CONFIRMED: '1',
  AUTH_SIGNING_KEY: JSON.stringify(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ),
};

/** The variables with which a process uses a test's database: as its owner for migrations, else as the role that runs it. */
export function addressesOf({ url, runningUrl }: Pick<TestDatabase, 'url' | 'runningUrl'>) {
  return { MIGRATION_DATABASE_URL: url, DATABASE_URL: runningUrl };
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** `services/main.ts` as a separate process. */
export interface ServicesProcess {
  readonly origin: string;
  readonly ended: Promise<Ending>;
  /** Resolves when it listens; rejects with its output when it ends before. */
  ready(): Promise<void>;
  /** Waits for a line of its output. */
  line(pattern: RegExp): Promise<string>;
  send(signal: NodeJS.Signals): void;
  errors(): string;
}

/** Starts it with these variables and no others but PATH. It uses a free port unless SERVICES_PORT is given. */
export async function startServices(variables: Readonly<Record<string, string>>): Promise<ServicesProcess> {
  const [free] = await freePorts(1);
  const port = variables.SERVICES_PORT ?? String(free);
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, SERVICES_PORT: port, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    printed.err += text;
  });
  const ended = once(child, 'close').then(([code, signal]): Ending => ({ code, signal }));
  const line = async (pattern: RegExp) => {
    let gone = false;
    for (;;) {
      const found = printed.out.split('\n').find((text) => pattern.test(text));
      if (found !== undefined) {
        return found;
      }
      if (gone) {
        throw new Error(`The services ended: ${printed.err || printed.out}`);
      }
      gone = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
    }
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    ended,
    line,
    ready: async () => void (await line(/^services ready on /)),
    send: (signal) => void child.kill(signal),
    errors: () => printed.err,
  };
}
