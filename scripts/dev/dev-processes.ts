import { join } from 'node:path';
import { DEVELOPMENT_VERSION, type RemoteName } from '@bazaar/contracts/platform';
import type { Ports } from '../ports.ts';
import { type DataPaths, ROOT } from '../releases/paths.ts';
import type { PlatformProcess } from '../site/platform-processes.ts';

const RSBUILD = join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js');
const RESTARTER = join(ROOT, 'scripts/dev/restart-on-change.ts');

export interface DevOptions {
  ports: Ports;
  /** Port of the shell's own development build; the shell's server forwards requests for its files. */
  shellBuildPort: number;
  /** Root of everything that development writes; separate from a production build. */
  data: string;
  paths: DataPaths;
  remotes: readonly RemoteName[];
}

/** The processes of development: the services, one build with hot reload per bundle, and the shell's server. */
export function devProcesses(options: DevOptions): PlatformProcess[] {
  const { ports, shellBuildPort, data, paths, remotes } = options;
  const shared = {
    BAZAAR_ENV: 'demo',
    BAZAAR_DATA: data,
    PORT: String(ports.shell),
    NODE_ENV: 'development',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const build = (folder: string, port: number, out: string): PlatformProcess => ({
    name: folder,
    script: [RSBUILD, 'dev'],
    cwd: join(ROOT, folder),
    environment: { ...shared, BAZAAR_DEV_PORT: String(port), BAZAAR_OUT: out },
  });
  return [
    {
      name: 'services',
      script: [RESTARTER, 'services/main.ts', 'services', 'shared/contracts/src', 'shared/locale/src'],
      environment: { ...shared, SERVICES_PORT: String(ports.services) },
    },
    ...remotes.map((remote) =>
      build(remote, ports.remotes[remote], paths.release(remote, DEVELOPMENT_VERSION)),
    ),
    build('shell', shellBuildPort, paths.developmentShell),
    {
      name: 'shell-server',
      script: [
        RESTARTER,
        'scripts/dev/serve-shell.ts',
        'shell/server',
        'shared/contracts/src',
        'scripts/dev',
      ],
      environment: {
        ...shared,
        SERVICES_ORIGIN: `http://127.0.0.1:${ports.services}`,
        SHELL_BUILD_PORT: String(shellBuildPort),
      },
    },
  ];
}
