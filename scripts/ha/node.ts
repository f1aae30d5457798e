import type { ChildProcess } from 'node:child_process';
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { serverAccount } from '../../services/embedded-postgres/server-account.ts';
import { ROOT } from '../releases/paths.ts';
import { endProgram, type findPrograms, runAsServer, serverFolder } from './programs.ts';
import type { Relay } from './relay.ts';

const CONFIGURATION = join(ROOT, 'ops/patroni/patroni.yml');

/** Where one node listens, and where the others reach it: behind relays that can be cut. */
interface NodePlace {
  readonly name: string;
  readonly folder: string;
  readonly ports: { readonly postgres: number; readonly rest: number };
  readonly relays: { readonly postgres: Relay; readonly rest: Relay; readonly etcd: Relay };
}

interface NodeOptions extends NodePlace {
  readonly programs: ReturnType<typeof findPrograms>;
  readonly passwords: Readonly<Record<string, string>>;
}

/** One node: Patroni with its PostgreSQL. */
export interface Node extends NodePlace {
  readonly configuration: string;
  start(): void;
  /** Kills Patroni and PostgreSQL as a power cut would. */
  kill(): Promise<void>;
  /** Cuts it off from etcd and from the other nodes; who is on its side still reaches it. */
  isolate(): void;
  rejoin(): void;
  stop(): Promise<void>;
}

/** Makes a node by the project's configuration, with addresses and folders of this machine. */
export function createNode(options: NodeOptions): Node {
  const { folder, name, relays, programs } = options;
  serverFolder(folder);
  const data = join(folder, 'data');
  const configuration = writeNodeConfiguration(options, data);
  const each = Object.values(relays);
  let patroni: ChildProcess | undefined;
  // The last chance when this process exits in the middle of a run: Patroni, once killed, leaves its server running.
  process.once('exit', () => killPostmaster(postmasterOf(data)));
  return {
    ...options,
    configuration,
    start() {
      const log = join(folder, `${name}.log`);
      patroni = runAsServer(programs.patroni, {
        words: [configuration],
        log,
        variables: options.passwords,
      });
    },
    async kill() {
      const postmaster = postmasterOf(data);
      await (patroni && endProgram(patroni, 'SIGKILL'));
      killPostmaster(postmaster);
    },
    isolate() {
      for (const relay of each) {
        relay.cut();
      }
    },
    rejoin() {
      for (const relay of each) {
        relay.restore();
      }
    },
    async stop() {
      // Patroni stops its server.
      await (patroni && endProgram(patroni));
      killPostmaster(postmasterOf(data));
    },
  };
}

function killPostmaster(pid: number | null): void {
  if (pid !== null) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** The process id in the server's lock file, which a killed server leaves behind. */
function postmasterOf(data: string): number | null {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : Number.NaN;
  return Number.isInteger(pid) && isServer(pid, data) ? pid : null;
}

function isServer(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
  } catch {
    return false;
  }
}

function writeNodeConfiguration(
  { folder, name, ports, relays, programs }: NodeOptions,
  data: string,
): string {
  const own = parse(readFileSync(CONFIGURATION, 'utf8'));
  const local = (port: number) => `127.0.0.1:${port}`;
  const text = stringify({
    ...own,
    name,
    restapi: { listen: local(ports.rest), connect_address: local(relays.rest.port) },
    // Without this it would ask etcd for the addresses of its members, and go past the relay.
    etcd3: { hosts: local(relays.etcd.port), use_proxies: true },
    postgresql: {
      ...own.postgresql,
      ...{ listen: local(ports.postgres), connect_address: local(relays.postgres.port) },
      ...{ data_dir: data, bin_dir: programs.postgres, pgpass: join(folder, 'pgpass') },
      parameters: { unix_socket_directories: serverFolder(folder, 'socket') },
      pg_hba: own.postgresql.pg_hba.map((line: string) => line.replace('10.0.0.0/8', '127.0.0.1/32')),
    },
  });
  const file = join(folder, 'patroni.yml');
  writeFileSync(file, text, { mode: 0o600 });
  const { uid, gid } = serverAccount();
  chownSync(file, uid, gid);
  return file;
}
