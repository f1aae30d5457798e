import { join, resolve } from 'node:path';
import type { RemoteName } from '@bazaar/contracts/platform';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** Folder of everything that a running platform writes: `.data`, or `BAZAAR_DATA`. */
export function dataDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.BAZAAR_DATA ?? join(ROOT, '.data'));
}

/** The folders of one data folder. */
export function dataPaths(data: string) {
  const releases = join(data, 'releases');
  return {
    releases,
    manifest: join(releases, 'manifest.json'),
    /** One folder a build of the shell, named by what it contains. */
    shellBuilds: join(releases, 'shell'),
    shellBuild: (id: string) => join(releases, 'shell', id),
    /** The shell's only build under development, which changes while it is in use. */
    developmentShell: join(data, 'shell'),
    mirror: join(data, 'mirror'),
    /** One folder a shell, for what it keeps: its last verified manifest, and what it has seen of versions. */
    shells: join(data, 'shells'),
    logs: join(data, 'logs'),
    release: (remote: RemoteName, version: string) => join(releases, remote, version),
    remote: (remote: RemoteName) => join(releases, remote),
  };
}

export type DataPaths = ReturnType<typeof dataPaths>;
