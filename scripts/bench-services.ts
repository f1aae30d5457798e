/**
 * Measures the services' hot calls beside a bare SELECT 1 through the same server, in turns, on a set of 200,000
 * products that is made once and kept in `.data/bench-services`.
 *
 *   npm run bench:services                       12 rounds of 1.5 s for each call, messages between two instances, and the two starts
 *   npm run bench:services -- --rounds 4 --seconds 1 --no-starts --no-messages
 *   npm run bench:services -- --only "by id"     one call alone
 *   npm run bench:services -- --fresh            makes the data anew, as after a change of the seed
 *   npm run bench:services -- --profile          leaves a profile of the server in the data folder
 *   npm run bench:services -- --write            writes the figures into FIGURES.md
 *
 * Exit 0: every ratio, the memory, the messages and the starts hold. Exit 1: one does not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LONG_USER } from '../services/bench/long-statement.sql.ts';
import { readEnvironment } from '../services/kit/environment.ts';
import { writeFigures } from './bench/write-figures.ts';
import { type BenchDatabase, openBenchDatabase, signingKey } from './bench-services/bench-database.ts';
import { drawHotRequests } from './bench-services/hot-requests.ts';
import { startLoadClient } from './bench-services/load-client.ts';
import { measureMessages } from './bench-services/measure-messages.ts';
import { measureEndpoints } from './bench-services/measure-requests.ts';
import { measureStarts } from './bench-services/measure-starts.ts';
import { gates, type ServicesSummary, toMarkdown } from './bench-services/report.ts';
import { startServer } from './bench-services/server-process.ts';
import { signUserIn, signUsersIn } from './bench-services/users.ts';
import { dataDir } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

const GIGABYTE = 1024 ** 3;
const PROGRAM = 'services/bench/bench-main.ts';
const say = (line: string) => console.log(line);

interface Wish {
  readonly folder: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly products: number;
  readonly only: readonly string[];
  readonly fresh: boolean;
  readonly starts: boolean;
  readonly messages: boolean;
  readonly profile: boolean;
  readonly write: boolean;
}

function readWish(): Wish {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      rounds: { type: 'string', default: '12' },
      seconds: { type: 'string', default: '1.5' },
      connections: { type: 'string', default: '8' },
      products: { type: 'string', default: '200000' },
      only: { type: 'string', multiple: true, default: [] },
      fresh: { type: 'boolean', default: false },
      starts: { type: 'boolean', default: true },
      messages: { type: 'boolean', default: true },
      profile: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    folder: join(dataDir(), 'bench-services'),
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    products: Number(values.products),
  };
}

function production(wish: Wish, { url, runningUrl }: BenchDatabase): Record<string, string> {
  return {
    BAZAAR_ENV: 'production',
    PUBLIC_ORIGIN: 'https://bazaar.example',
    ...{ SMS_SENDER: 'log', SMS_LOG_CONFIRMED: '1' },
    AUTH_SIGNING_KEY: signingKey(wish.folder),
    BAZAAR_DATA: wish.folder,
    MIGRATION_DATABASE_URL: url,
    DATABASE_URL: runningUrl,
    // One address asks for as much as it can get here; the counting itself is measured along.
    SEARCHES_PER_MINUTE: '100000000',
    READ_UNITS_PER_SECOND: '100000000',
  };
}

async function measureServer(wish: Wish, database: BenchDatabase, variables: Record<string, string>) {
  const profile = ['--cpu-prof', `--cpu-prof-dir=${join(wish.folder, 'profiles')}`];
  // The first start fills caches that make later ones faster and smaller, so it is not measured.
  await (await startServer(PROGRAM, variables)).stop();
  const server = await startServer(PROGRAM, variables, wish.profile ? profile : []);
  const client = startLoadClient({ port: server.port, connections: wish.connections });
  try {
    const environment = readEnvironment(variables);
    const tokens = await signUsersIn(database.db, environment);
    const longToken = await signUserIn(database.db, environment, LONG_USER);
    const drawn = await drawHotRequests({ db: database.db, origin: server.origin, tokens, longToken });
    const chosen = drawn.filter(({ name }) => wish.only.length === 0 || wish.only.includes(name));
    let memoryBytes = 0;
    const calls = await measureEndpoints(client, chosen, {
      rounds: wish.rounds,
      milliseconds: wish.seconds * 1_000,
      after: async () => {
        memoryBytes = Math.max(memoryBytes, await server.memory());
      },
    });
    return { calls, memoryBytes };
  } finally {
    client.stop();
    await server.stop();
  }
}

async function measure(wish: Wish): Promise<ServicesSummary> {
  const starts = wish.starts ? await measureStarts(wish.folder) : undefined;
  const database = await openBenchDatabase({ ...wish, say });
  try {
    const variables = production(wish, database);
    const found = await measureServer(wish, database, variables);
    const message = wish.messages
      ? await measureMessages({ db: database.db, program: PROGRAM, variables })
      : undefined;
    return {
      ...found,
      starts,
      message,
      machine: machineLine(database.version),
      products: database.products,
      connections: wish.connections,
      rounds: `${wish.rounds} rounds of ${wish.seconds} s in turns`,
    };
  } finally {
    await database.stop();
  }
}

function machineLine(postgres: string): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / GIGABYTE);
  return `${availableParallelism()} cores (${model}), ${memory} GB of memory, Node ${process.versions.node}, PostgreSQL ${postgres}; server, database and client on the same machine`;
}

await runAsScript(import.meta, async () => {
  const wish = readWish();
  mkdirSync(wish.folder, { recursive: true });
  const summary = await measure(wish);
  const text = toMarkdown(summary);
  writeFileSync(join(wish.folder, 'bench.json'), JSON.stringify(summary, null, 2));
  console.log(text);
  if (wish.write) {
    writeFigures('services', text);
  }
  const broken = gates(summary).filter((gate) => !gate.holds);
  for (const { name } of broken) {
    console.error(`broken: ${name}`);
  }
  return broken.length === 0;
});
