/**
 * Releases the shell and every remote whose sources have changed, and puts new releases into the manifest.
 *
 *   npm run build
 *
 * Exit 0: everything stands under `.data` (or `BAZAAR_DATA`). Exit 1: one line says what failed.
 */
import {
  type Manifest,
  REMOTE_NAMES,
  type RemoteDescriptor,
  type RemoteName,
} from '@bazaar/contracts/platform';
import { fixedPorts } from './ports.ts';
import { buildRemote } from './releases/build-remote.ts';
import { buildShell } from './releases/build-shell.ts';
import { changeReleases } from './releases/change-releases.ts';
import { firstRelease, servedFrom, use } from './releases/manifest.rules.ts';
import { readManifestFile } from './releases/manifest-file.ts';
import { type DataPaths, dataDir, dataPaths } from './releases/paths.ts';
import { activateBuild } from './releases/shell.rules.ts';
import { runAsScript } from './run-as-script.ts';

/** Builds what has changed and reports each step through `say`. */
export async function buildAll(paths: DataPaths, say: (line: string) => void): Promise<void> {
  const shell = await buildShell({ paths });
  say(`shell ${shell.id} ${shell.isNew ? 'built' : 'is unchanged'}`);
  const releases: RemoteDescriptor[] = [];
  for (const remote of REMOTE_NAMES) {
    const { descriptor, isNew } = await buildRemote({ paths, remote });
    say(`${remote} ${descriptor.version} ${isNew ? 'built' : 'is unchanged'}`);
    if (isNew || !readManifestFile(paths.manifest)?.remotes[remote]) {
      releases.push(descriptor);
    }
  }
  const isLive = !shell.isNew && readManifestFile(paths.manifest)?.shell !== undefined;
  adopt(paths, { releases, shell: isLive ? null : shell.id }, say);
}

interface NewReleases {
  releases: readonly RemoteDescriptor[];
  /** Null when there is nothing new. */
  shell: string | null;
}

/** Puts new releases into the manifest, and the ports at which this machine serves the remotes. */
function adopt(paths: DataPaths, { releases, shell }: NewReleases, say: (line: string) => void): void {
  const moves = movedOrigins(readManifestFile(paths.manifest)?.remotes ?? {});
  if (releases.length === 0 && moves.length === 0 && shell === null) {
    return;
  }
  const now = new Date();
  changeReleases(paths, {
    now,
    change: (remotes) => withReleases(remotes, { releases, now }),
    changeShell: (known) => (shell === null ? known : activateBuild(known, shell, now)),
  });
  for (const { name, from, to } of moves) {
    say(`${name} is served from ${to} instead of ${from}`);
  }
  const names = releases.map(({ name, version }) => `${name} ${version}`);
  const adopted = shell === null ? names : [`shell ${shell}`, ...names];
  if (adopted.length > 0) {
    say(`the manifest names ${adopted.join(', ')}`);
  }
}

function withReleases(
  remotes: Manifest['remotes'],
  { releases, now }: { releases: readonly RemoteDescriptor[]; now: Date },
): Manifest['remotes'] {
  const next = { ...remotes };
  for (const descriptor of releases) {
    const known = next[descriptor.name];
    next[descriptor.name] = known
      ? use(known, descriptor, now)
      : firstRelease(localOrigin(descriptor.name), descriptor, now);
  }
  for (const { name, to } of movedOrigins(next)) {
    const remote = next[name];
    if (remote) {
      next[name] = { ...remote, origin: to };
    }
  }
  return next;
}

function movedOrigins(remotes: Manifest['remotes']) {
  return REMOTE_NAMES.flatMap((name) => {
    const from = remotes[name]?.origin;
    const to = from === undefined ? undefined : servedFrom(from, localOrigin(name));
    return to === undefined || to === from ? [] : [{ name, from, to }];
  });
}

/** `MF_ORIGINS` is where shells reach the origins when these run on another machine. */
function localOrigin(name: RemoteName): string {
  return `${process.env.MF_ORIGINS || 'http://localhost'}:${fixedPorts(process.env).remotes[name]}`;
}

await runAsScript(import.meta, async () => {
  await buildAll(dataPaths(dataDir()), (line) => console.log(line));
  return true;
});
