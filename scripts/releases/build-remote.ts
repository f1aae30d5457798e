import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor, RemoteName } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { type DataPaths, ROOT } from './paths.ts';
import { listReleases, readDescriptor } from './release-store.ts';
import { runRsbuild } from './run-rsbuild.ts';
import { sourceHash } from './source-hash.ts';
import { nextVersion } from './version.rules.ts';

export interface RemoteBuild {
  descriptor: RemoteDescriptor;
  /** False when the same sources were released before. */
  isNew: boolean;
}

export interface BuildRemoteOptions {
  paths: DataPaths;
  remote: RemoteName;
  /** The version to release; by default the package's own, or the next patch after the highest release. */
  version?: string;
  /** Absolute path of the remote's sources; by default its own folder in the workspace. */
  source?: string;
}

/**
 * Makes a release of a remote: an immutable folder with its descriptor. The same sources are released once.
 * @throws SetupProblem when the version exists already with other contents, or the build fails.
 */
export async function buildRemote(options: BuildRemoteOptions): Promise<RemoteBuild> {
  const { paths, remote, version, source = join(ROOT, remote) } = options;
  const hash = sourceHash(ROOT, [source, 'shared']);
  const releases = listReleases(paths, remote);
  const same = releases.findLast(
    (release) => release.sourceHash === hash && (version === undefined || version === release.version),
  );
  if (same) {
    return { descriptor: same, isNew: false };
  }
  const target =
    version ??
    nextVersion(
      releases.map((release) => release.version),
      packageVersion(remote),
    );
  if (existsSync(paths.release(remote, target))) {
    throw new SetupProblem(
      `${remote} ${target} is released already, with other contents`,
      `A release never changes: give the next version, "npm run release -- ${remote} ${nextVersion([target], target)}"`,
    );
  }
  return { descriptor: await buildInto({ paths, remote, version: target, source, hash }), isNew: true };
}

interface BuildIntoOptions {
  paths: DataPaths;
  remote: RemoteName;
  version: string;
  source: string;
  hash: string;
}

/** Builds in a temporary folder and moves it into place, so that a release is complete or absent. */
async function buildInto({
  paths,
  remote,
  version,
  source,
  hash,
}: BuildIntoOptions): Promise<RemoteDescriptor> {
  const draft = join(paths.releases, `.draft-${randomUUID()}`);
  const target = paths.release(remote, version);
  try {
    await runRsbuild(source, { BAZAAR_VERSION: version, BAZAAR_OUT: draft, BAZAAR_SOURCE_HASH: hash });
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return readDescriptor(target);
}

function packageVersion(remote: RemoteName): string {
  return JSON.parse(readFileSync(join(ROOT, remote, 'package.json'), 'utf8')).version;
}
