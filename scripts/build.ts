/**
 * Builds the shell and releases every remote whose sources have changed, and puts new releases into the manifest.
 *
 *   npm run build
 *
 * Exit 0: everything stands under `.data` (or `BAZAAR_DATA`). Exit 1: one line says what failed.
 */
import { REMOTE_NAMES, type RemoteDescriptor } from '@bazaar/contracts/platform';
import { fixedPorts } from './ports.ts';
import { buildRemote } from './releases/build-remote.ts';
import { buildShell } from './releases/build-shell.ts';
import { firstRelease, type ManifestChange, use } from './releases/manifest.rules.ts';
import { changeManifest, readManifestFile } from './releases/manifest-file.ts';
import { type DataPaths, dataDir, dataPaths } from './releases/paths.ts';
import { readShellDescriptor } from './releases/shell-descriptor.ts';
import { runAsScript } from './run-as-script.ts';

/** Builds what has changed and reports each step through `say`. */
export async function buildAll(paths: DataPaths, say: (line: string) => void): Promise<void> {
  say((await buildShell(paths)) ? 'built the shell' : 'the shell is unchanged');
  const releases: RemoteDescriptor[] = [];
  for (const remote of REMOTE_NAMES) {
    const { descriptor, isNew } = await buildRemote({ paths, remote });
    say(`${remote} ${descriptor.version} ${isNew ? 'built' : 'is unchanged'}`);
    if (isNew || !readManifestFile(paths.manifest)?.remotes[remote]) {
      releases.push(descriptor);
    }
  }
  if (releases.length > 0) {
    adopt(paths, releases);
    say(`the manifest names ${releases.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
  }
}

function adopt(paths: DataPaths, releases: readonly RemoteDescriptor[]): void {
  const ports = fixedPorts(process.env);
  const now = new Date();
  const shell = readShellDescriptor(paths.shell);
  const change: ManifestChange = (remotes) => {
    const next = { ...remotes };
    for (const descriptor of releases) {
      const known = next[descriptor.name];
      const origin = `http://localhost:${ports.remotes[descriptor.name]}`;
      next[descriptor.name] = known ? use(known, descriptor, now) : firstRelease(origin, descriptor, now);
    }
    return next;
  };
  changeManifest(paths, change, { now, shell });
}

await runAsScript(import.meta, async () => {
  await buildAll(dataPaths(dataDir()), (line) => console.log(line));
  return true;
});
