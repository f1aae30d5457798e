import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '../../services/embedded-postgres/server-account.ts';
import type { Certificate } from '../bench/certificate.ts';
import { ROOT } from '../releases/paths.ts';

const CONFIGURATION = join(ROOT, 'ops/nginx');
const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const READY_WITHIN_MS = 10_000;
const READY_EVERY_MS = 20;

/** Whether Debian's nginx with brotli is installed. */
export const isNginxInstalled = () => existsSync(NGINX) && existsSync(BROTLI);

/** The ports that the configuration names, and those of this machine in their place. */
export interface ProxyPorts {
  readonly plain: number;
  readonly site: number;
  readonly services: number;
  readonly health: number;
}

export interface ProxyOptions {
  /** An empty folder of its own. */
  readonly folder: string;
  readonly ports: ProxyPorts;
  readonly certificate: Certificate;
  readonly shells: readonly number[];
  readonly services: readonly number[];
}

export interface RunningProxy {
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Runs the project's own configuration of nginx, as an ordinary user, with ports and folders of this machine. */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { folder, ports } = options;
  writeConfiguration(options);
  const { uid, gid, switched } = serverAccount();
  const identity = switched ? { uid, gid } : {};
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    ...identity,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The last chance when this process exits in the middle of a run.
  const atExit = () => void child.kill('SIGTERM');
  process.once('exit', atExit);
  await untilReady(child, `http://127.0.0.1:${ports.health}/healthz`);
  return {
    process: child,
    async stop() {
      process.off('exit', atExit);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
    },
  };
}

/** What nginx itself says of one of the project's files: null when nothing is wrong. */
export function checkConfiguration(
  options: ProxyOptions,
  file: 'nginx.conf' | 'origins.conf',
): string | null {
  writeConfiguration(options);
  const words = ['-t', '-q', '-p', options.folder, '-c', join(options.folder, file)];
  const { status, stderr } = spawnSync(NGINX, words, { encoding: 'utf8' });
  return status === 0 ? null : stderr;
}

function writeConfiguration({ folder, ports, certificate, shells, services }: ProxyOptions): void {
  cpSync(CONFIGURATION, folder, { recursive: true });
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary, { recursive: true });
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
  edit('nginx.conf', (text) =>
    text
      .replaceAll('/tmp/nginx', temporary)
      .replace('error_log stderr warn', `error_log ${temporary}/error.log warn`),
  );
  edit('origins.conf', (text) => text.replaceAll('/tmp/nginx', temporary));
  edit('site.conf', (text) =>
    text
      .replace('listen 8080', `listen 127.0.0.1:${ports.plain}`)
      .replace('listen 8443', `listen 127.0.0.1:${ports.site}`)
      .replace('127.0.0.1:8081', `127.0.0.1:${ports.health}`)
      .replace('/run/secrets/tls_certificate', certificate.certFile)
      .replace('/run/secrets/tls_key', certificate.keyFile),
  );
  edit('services.conf', (text) => text.replace('listen 4000', `listen 127.0.0.1:${ports.services}`));
  edit('upstreams.conf', (text) => withServers(withServers(text, 'shell', shells), 'services', services));
  const { uid, gid, switched } = serverAccount();
  if (switched) {
    for (const path of [folder, temporary, certificate.certFile, certificate.keyFile]) {
      chownSync(path, uid, gid);
    }
  }
}

/** The servers of one upstream, at ports of this machine. */
function withServers(text: string, name: string, ports: readonly number[]): string {
  return ports.reduce(
    (changed, port, index) => changed.replace(new RegExp(`${name}-${index + 1}:\\d+`), `127.0.0.1:${port}`),
    text,
  );
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (child.exitCode === null && performance.now() < deadline) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, READY_EVERY_MS));
  }
  throw new Error('nginx did not start; the lines above say why.');
}
