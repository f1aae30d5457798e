import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { parse } from 'yaml';
import { startPostgres } from '../../services/embedded-postgres/start-postgres.ts';
import { ensureRunningRole } from '../../services/kit/database/running-role.ts';
import { SetupProblem } from '../console.ts';
import { freePorts } from '../ports.ts';
import { type DataPaths, dataPaths, ROOT } from '../releases/paths.ts';
import { buildOrigin } from '../serve-origin.ts';
import { waitForSuccess } from '../site/wait-until-ready.ts';
import { npmStepsOf } from './stage-steps.ts';

/** The user of the images. */
const USER = 10_001;
const READY_WITHIN_MS = 120_000;

interface Service {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

/** Makes the images' folders, and runs what docker-compose.yml runs in them. @throws SetupProblem */
export async function tryImage(folder: string, say: (line: string) => void): Promise<void> {
  const undo = new AsyncDisposableStack();
  await tryIn(folder, say, undo).finally(() => undo.disposeAsync());
}

async function tryIn(folder: string, say: (line: string) => void, undo: AsyncDisposableStack): Promise<void> {
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  const images = ['site', 'releases'] as const;
  for (const image of images) {
    say(`the steps of the image ${image} are run`);
    makeImage(join(folder, image), image);
  }
  const data = ownFolder(folder, 'data');
  say('the releases are built');
  const [shell = 0, inner = 0, ...origins] = await freePorts(2 + REMOTE_NAMES.length);
  runOnce(join(folder, 'releases'), {
    words: ['scripts/build.ts'],
    variables: { ...portsOf(origins), BAZAAR_DATA: data, MF_ORIGINS: 'http://127.0.0.1' },
  });
  await serveReleases(dataPaths(data), origins, undo);
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false });
  undo.defer(() => postgres.stop());
  const secrets = await writeSecrets(folder, postgres.url);
  const start = (service: Service, variables: Readonly<Record<string, string>>) => {
    const child = startIn(join(folder, 'site'), {
      words: service.command.slice(1),
      variables: { ...withSecrets(service.environment, secrets), ...variables },
    });
    undo.defer(() => end(child));
    return child;
  };
  const origin = { PUBLIC_ORIGIN: 'https://bazaar.example' };
  const running = start(services['services-1'], {
    ...{ ...origin, SERVICES_PORT: String(inner), BAZAAR_DATA: ownFolder(folder, 'services-data') },
    ...{ SMS_SENDER: 'log', SMS_LOG_CONFIRMED: '1', ...WITHOUT_STORE },
  });
  await untilReady(running, `http://127.0.0.1:${inner}/readyz`);
  say('the services are ready, in production mode, with their secrets as files');
  const front = start(services['shell-1'], {
    ...{ ...origin, PORT: String(shell), SERVICES_ORIGIN: `http://127.0.0.1:${inner}` },
    ...{ BAZAAR_DATA: data, RENDER_WORKERS: '1' },
  });
  await untilReady(front, `http://127.0.0.1:${shell}/readyz`);
  await untilReady(front, `http://127.0.0.1:${shell}/`);
  say('the shell is ready and makes documents');
}

function portsOf(ports: readonly number[]): Record<string, string> {
  const names = REMOTE_NAMES.map((name) => `${name.toUpperCase().replace('-', '_')}_PORT`);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
}

async function serveReleases(paths: DataPaths, ports: readonly number[], undo: AsyncDisposableStack) {
  for (const [index, name] of REMOTE_NAMES.entries()) {
    const app = await buildOrigin(paths.remote(name));
    undo.defer(() => app.close());
    await app.listen({ host: '127.0.0.1', port: ports[index] ?? 0 });
  }
}

/** The object store is another image; files are then kept in the data folder. */
const WITHOUT_STORE = Object.fromEntries(
  ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID_FILE', 'SECRET_ACCESS_KEY_FILE'].map((name) => [
    `FILES_S3_${name}`,
    '',
  ]),
);

function makeImage(place: string, stage: string): void {
  mkdirSync(place, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', place], { input: archive });
  give(place, USER);
  for (const step of npmStepsOf(readFileSync(join(place, 'Dockerfile'), 'utf8'), stage)) {
    const [program = '', ...words] = step.split(' ');
    const { env, ...identity } = asUser(place);
    // This machine's own variables say how its registry is reached and which certificates it has.
    execFileSync(program, words, {
      ...identity,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  // As in the image, the code is then root's.
  give(place, 0);
}

function give(place: string, user: number): void {
  if (isRoot()) {
    execFileSync('chown', ['-R', `${user}:${user}`, place]);
  }
}

const isRoot = () => process.getuid?.() === 0;

function asUser(place: string) {
  const home = ownFolder(`${place}-home`);
  return {
    ...(isRoot() ? { uid: USER, gid: USER } : {}),
    cwd: place,
    env: { PATH: process.env.PATH, HOME: home, npm_config_cache: join(home, 'npm') },
  };
}

function ownFolder(...parts: string[]): string {
  const place = join(...parts);
  mkdirSync(place, { recursive: true });
  if (isRoot()) {
    chownSync(place, USER, USER);
  }
  return place;
}

interface Run {
  readonly words: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

function runOnce(place: string, { words, variables }: Run): void {
  const { env, ...identity } = asUser(place);
  execFileSync(process.execPath, words, {
    ...identity,
    env: { ...env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function startIn(place: string, { words, variables }: Run): ChildProcess {
  const { env, ...identity } = asUser(place);
  const child = spawn(process.execPath, words, {
    ...identity,
    env: { ...env, ...variables, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => void child.kill('SIGKILL'));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const giveUp = AbortSignal.any([AbortSignal.timeout(READY_WITHIN_MS), endOf(child)]);
  await waitForSuccess(address, giveUp);
  if (giveUp.aborted) {
    throw new SetupProblem(`${address} did not become ready`, 'The lines above say why');
  }
}

function endOf(child: ChildProcess): AbortSignal {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  return ended.signal;
}

async function writeSecrets(folder: string, owner: string): Promise<string> {
  const secrets = ownFolder(folder, 'secrets');
  const role = await ensureRunningRole(owner);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const values = {
    database_url: role?.url ?? owner,
    migration_database_url: owner,
    auth_signing_key: JSON.stringify(privateKey.export({ format: 'jwk' })),
    beacon_secret: randomBytes(32).toString('hex'),
    ...{ sms_http_token: '', zarinpal_merchant_id: '' },
  };
  for (const [name, value] of Object.entries(values)) {
    writeFileSync(join(secrets, name), `${value}\n`);
  }
  return secrets;
}

/** The variables of a service, with the files of this machine. */
function withSecrets(variables: Readonly<Record<string, string>>, secrets: string) {
  const entries = Object.entries(variables).map(([name, value]) => {
    const file = value.replace('/run/secrets', secrets);
    return [name, name.endsWith('_FILE') && !existsSync(file) ? '' : file] as const;
  });
  return Object.fromEntries(entries.filter(([name]) => name !== 'NODE_COMPILE_CACHE'));
}
