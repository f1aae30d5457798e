/**
 * Makes a release of one remote, or of the shell: an immutable folder with its descriptor. Visitors get it only when the manifest
 * names it.
 *
 *   npm run release -- mf-catalog            the package's version, or the next patch
 *   npm run release -- mf-catalog 1.4.0      this version
 *   npm run release -- shell                 a build of the shell, named by what it contains
 *
 * Exit 0: the release exists. Exit 1: one line says why it does not.
 */
import { RemoteName, Version } from '@bazaar/contracts/platform';
import { SetupProblem } from './console.ts';
import { buildRemote } from './releases/build-remote.ts';
import { buildShell } from './releases/build-shell.ts';
import { dataDir, dataPaths } from './releases/paths.ts';
import { runAsScript } from './run-as-script.ts';

/** @throws SetupProblem for words that do not name a remote or a version. */
export function readReleaseArguments([remote = '', version]: readonly string[]): {
  remote: RemoteName;
  version?: string;
} {
  const name = RemoteName.safeParse(remote);
  if (!name.success) {
    throw new SetupProblem(
      `"${remote}" is no remote`,
      `Give one of ${RemoteName.options.join(', ')}, or shell alone`,
    );
  }
  if (version !== undefined && !Version.safeParse(version).success) {
    throw new SetupProblem(`"${version}" is no version`, 'Give one such as 1.4.0');
  }
  return { remote: name.data, ...(version === undefined ? {} : { version }) };
}

await runAsScript(import.meta, async () => {
  const paths = dataPaths(dataDir());
  const [name = '', ...rest] = process.argv.slice(2);
  if (name === 'shell' && rest.length === 0) {
    const { id, isNew } = await buildShell({ paths });
    tell({ name, version: id, isNew });
    return true;
  }
  const { descriptor, isNew } = await buildRemote({ paths, ...readReleaseArguments(process.argv.slice(2)) });
  tell({ ...descriptor, isNew });
  return true;
});

function tell({ name, version, isNew }: { name: string; version: string; isNew: boolean }): void {
  console.log(isNew ? `${name} ${version} is released` : `${name} ${version} holds these sources already`);
  console.log(`put it live with: npm run manifest -- use ${name} ${version}`);
}
