import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asAccount } from '../../services/embedded-postgres/cluster.ts';
import { serverAccount } from '../../services/embedded-postgres/server-account.ts';
import { withConnection } from '../../services/kit/database/own-connection.ts';
import { ensureRunningRole } from '../../services/kit/database/running-role.ts';
import { freePorts } from '../ports.ts';
import { ROOT } from '../releases/paths.ts';
import { createNode, type Node } from './node.ts';
import { endProgram, findPrograms, runAsServer, serverFolder, until } from './programs.ts';
import { startRelay } from './relay.ts';

const NODES = ['pg-1', 'pg-2', 'pg-3'] as const;
const STARTS_WITHIN_MS = 90_000;
const RECOVERS_WITHIN_MS = 90_000;

/** A member as Patroni tells it. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** A PostgreSQL of three nodes behind HAProxy. */
export interface Cluster {
  readonly nodes: readonly Node[];
  /** The primary, as its owner, and as the role that runs the services. */
  readonly ownerUrl: string;
  readonly runningUrl: string;
  readonly version: string;
  /** The node that is the primary, as the others see it. */
  primary(): Promise<Node>;
  /** Waits until three nodes run and one of them is a synchronous standby. */
  untilHealthy(): Promise<void>;
  /** Hands the primary over to another node, as an operator would. */
  switchover(): Promise<void>;
}

/** Starts etcd, three nodes and HAProxy with the project's configuration; `undo` ends them. */
export async function startCluster(folder: string, undo: AsyncDisposableStack): Promise<Cluster> {
  const programs = findPrograms();
  const [etcd = 0, peer = 0, primaryPort = 0, standbyPort = 0] = await freePorts(4);
  await startEtcd({ folder, client: etcd, peer, program: programs.etcd }, undo);
  const passwords = passwordsOf();
  const nodes = await Promise.all(
    NODES.map((name) => openNode({ folder: join(folder, name), name, etcd, programs, passwords }, undo)),
  );
  for (const node of nodes) {
    node.start();
    undo.defer(() => node.stop());
  }
  startHaproxy({ folder, nodes, primaryPort, standbyPort, program: programs.haproxy }, undo);
  const superuser = urlOf(
    { user: 'postgres', password: passwords.PATRONI_SUPERUSER_PASSWORD ?? '' },
    primaryPort,
    'postgres',
  );
  const untilHealthy = () => until('The cluster is healthy', RECOVERS_WITHIN_MS, () => isHealthy(nodes));
  await until('A primary answers', STARTS_WITHIN_MS, () => answers(superuser));
  await untilHealthy();
  const { ownerUrl, version } = await createOwner(superuser, primaryPort);
  const role = await ensureRunningRole(ownerUrl);
  return {
    ...{ nodes, ownerUrl, version, untilHealthy },
    runningUrl: role?.url ?? ownerUrl,
    primary: () => findPrimary(nodes),
    async switchover() {
      const [node] = nodes;
      const words = ['-c', node?.configuration ?? '', 'switchover', '--force', 'bazaar'];
      // Not waited for by blocking: its own connections go through relays of this process.
      await promisify(execFile)(programs.patronictl, words, {
        ...asAccount(serverAccount()),
        env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder },
      });
    },
  };
}

function passwordsOf(): Record<string, string> {
  const names = ['SUPERUSER', 'REPLICATION', 'REWIND'];
  return Object.fromEntries(
    names.map((name) => [`PATRONI_${name}_PASSWORD`, randomBytes(16).toString('hex')]),
  );
}

interface EtcdOptions {
  readonly folder: string;
  readonly client: number;
  readonly peer: number;
  readonly program: string;
}

/** One member: what is tried is the database, and three members would have one disk here. */
async function startEtcd({ folder, client, peer, program }: EtcdOptions, undo: AsyncDisposableStack) {
  const clients = `http://127.0.0.1:${client}`;
  const peers = `http://127.0.0.1:${peer}`;
  const own = serverFolder(folder, 'etcd');
  const child = runAsServer(program, {
    log: join(own, 'etcd.log'),
    words: [
      ...['--name', 'etcd', '--data-dir', join(own, 'data')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `etcd=${peers}`],
    ],
  });
  undo.defer(() => endProgram(child));
  await until('etcd answers', STARTS_WITHIN_MS, async () => (await fetch(`${clients}/health`)).ok);
}

interface OpenNode {
  readonly folder: string;
  readonly name: string;
  readonly etcd: number;
  readonly programs: ReturnType<typeof findPrograms>;
  readonly passwords: Readonly<Record<string, string>>;
}

async function openNode({ etcd, ...options }: OpenNode, undo: AsyncDisposableStack): Promise<Node> {
  const [postgres = 0, rest = 0, ...behind] = await freePorts(5);
  const [toPostgres = 0, toRest = 0, toEtcd = 0] = behind;
  const relays = {
    postgres: undo.use(await startRelay(toPostgres, postgres)),
    rest: undo.use(await startRelay(toRest, rest)),
    etcd: undo.use(await startRelay(toEtcd, etcd)),
  };
  return createNode({ ...options, relays, ports: { postgres, rest } });
}

interface HaproxyOptions {
  readonly folder: string;
  readonly nodes: readonly Node[];
  readonly primaryPort: number;
  readonly standbyPort: number;
  readonly program: string;
}

/** HAProxy stands on the services' side of a partition: it reaches each node without a relay. */
function startHaproxy(
  { folder, nodes, primaryPort, standbyPort, program }: HaproxyOptions,
  undo: AsyncDisposableStack,
) {
  const own = readFileSync(join(ROOT, 'ops/haproxy/haproxy.cfg'), 'utf8')
    .replace('127.0.0.1:5000', `127.0.0.1:${primaryPort}`)
    .replace('127.0.0.1:5001', `127.0.0.1:${standbyPort}`);
  const text = nodes.reduce(
    (changed, { name, ports }) =>
      changed.replaceAll(
        `${name}:5432 check port 8008`,
        `127.0.0.1:${ports.postgres} check port ${ports.rest}`,
      ),
    own,
  );
  const place = serverFolder(folder, 'haproxy');
  const file = join(place, 'haproxy.cfg');
  writeFileSync(file, text, { mode: 0o644 });
  const child = runAsServer(program, { words: ['-db', '-f', file], log: join(place, 'haproxy.log') });
  undo.defer(() => endProgram(child));
}

function urlOf({ user, password }: Role, port: number, database: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

interface Role {
  readonly user: string;
  readonly password: string;
}

/** The owner of the site's database, who is no superuser and may make the role that runs the services. */
async function createOwner(superuser: string, port: number) {
  const password = randomBytes(16).toString('hex');
  const version = await withConnection({ connectionString: superuser }, async (client) => {
    await client.query(`create role bazaar login createrole password '${password}'`);
    await client.query("create database bazaar owner bazaar lc_ctype 'C.UTF-8' template template0");
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version') as version",
    );
    return rows[0]?.version ?? '';
  });
  return { ownerUrl: urlOf({ user: 'bazaar', password }, port, 'bazaar'), version };
}

async function answers(url: string): Promise<boolean> {
  return withConnection({ connectionString: url, connectionTimeoutMillis: 2_000 }, async (client) => {
    await client.query('select 1');
    return true;
  });
}

async function readMembers(node: Node): Promise<readonly Member[]> {
  const reply = await fetch(`http://127.0.0.1:${node.ports.rest}/cluster`, {
    signal: AbortSignal.timeout(2_000),
  });
  return ((await reply.json()) as { members: Member[] }).members;
}

/** What the first node that answers tells. */
async function readAny(nodes: readonly Node[]): Promise<readonly Member[]> {
  return Promise.any(nodes.map(readMembers)).catch(() => []);
}

async function isHealthy(nodes: readonly Node[]): Promise<boolean> {
  const members = await readAny(nodes);
  const isLive = ({ state, lag = 0 }: Member) =>
    ['running', 'streaming'].includes(state) && Number(lag) < 1_000_000;
  return (
    members.filter(isLive).length === nodes.length &&
    members.filter(({ role }) => role === 'leader').length === 1 &&
    members.some(({ role }) => role === 'sync_standby')
  );
}

async function findPrimary(nodes: readonly Node[]): Promise<Node> {
  const members = await readAny(nodes);
  const leader = members.find(({ role }) => role === 'leader');
  const node = nodes.find(({ name }) => name === leader?.name);
  if (node === undefined) {
    throw new Error('No node is the primary.');
  }
  return node;
}
