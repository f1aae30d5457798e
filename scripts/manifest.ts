/**
 * The operators' tool: changes the one file that decides which version of each remote visitors get. A running shell
 * adopts the change without a restart, usually within a second; it waits up to four for an origin that does not respond.
 *
 *   npm run manifest -- show
 *   npm run manifest -- use mf-catalog 1.0.1
 *   npm run manifest -- rollback mf-catalog
 *   npm run manifest -- canary mf-catalog 1.1.0 percent 10
 *   npm run manifest -- canary mf-catalog 1.1.0 cookie team=catalog
 *   npm run manifest -- canary mf-catalog off
 *   npm run manifest -- withdraw mf-catalog 1.1.0 its prices are wrong
 *   npm run manifest -- client-only mf-catalog on|off
 *   npm run manifest -- soak 30 100             minutes, and documents of the site
 *
 * Exit 0: done. Exit 1: one line says why nothing was changed.
 */
import {
  CanaryRule,
  type Manifest,
  type ManifestRemote,
  type RemoteDescriptor,
  RemoteName,
  type Soak,
} from '@bazaar/contracts/platform';
import { SetupProblem } from './console.ts';
import { rollback, setCanary, use, withdraw } from './releases/manifest.rules.ts';
import { changeManifest, readManifestFile } from './releases/manifest-file.ts';
import { type DataPaths, dataDir, dataPaths } from './releases/paths.ts';
import { listReleases, unlistedFiles } from './releases/release-store.ts';
import { readShellDescriptor } from './releases/shell-descriptor.ts';
import { runAsScript } from './run-as-script.ts';

/** As the manifest's schema has it. */
const MAX_REASON = 200;

type Action = (remote: ManifestRemote, words: readonly string[], context: Context) => ManifestRemote;

interface Context {
  name: RemoteName;
  paths: DataPaths;
  now: Date;
}

const ACTIONS: Readonly<Record<string, Action>> = {
  use: (remote, [version = ''], context) => use(remote, admitted(version, context), context.now),
  rollback: (remote, _words, { name, now }) => rollback(name, remote, now),
  canary: changeCanary,
  withdraw: changeWithdrawn,
  'client-only': (remote, [state = '']) => ({ ...remote, clientOnly: readSwitch(state) }),
};

/** Carries out one command on the manifest. @throws SetupProblem with the reason when it is refused. */
export function runManifestCommand(
  [act = 'show', remote = '', ...words]: readonly string[],
  paths: DataPaths,
): string[] {
  const manifest = readManifestFile(paths.manifest);
  if (!manifest) {
    throw new SetupProblem(`There is no manifest at ${paths.manifest}`, 'Run "npm run build" first');
  }
  if (act === 'show') {
    return describe(manifest);
  }
  if (act === 'soak') {
    return describe(changeManifest(paths, (remotes) => remotes, { soak: readSoak([remote, ...words]) }));
  }
  const change = Object.hasOwn(ACTIONS, act) ? ACTIONS[act] : undefined;
  if (!change) {
    throw new SetupProblem(
      `"${act}" is no command`,
      `Give one of show, soak, ${Object.keys(ACTIONS).join(', ')}`,
    );
  }
  const name = RemoteName.safeParse(remote);
  if (!name.success) {
    throw new SetupProblem(`"${remote}" is no remote`, `Give one of ${RemoteName.options.join(', ')}`);
  }
  const context = { name: name.data, paths, now: new Date() };
  const next = changeManifest(
    paths,
    (remotes) => ({ ...remotes, [name.data]: change(entryOf(remotes, name.data), words, context) }),
    { shell: readShellDescriptor(paths.shell) },
  );
  return describe(next);
}

function entryOf(remotes: Manifest['remotes'], name: RemoteName): ManifestRemote {
  const remote = remotes[name];
  if (!remote) {
    throw new SetupProblem(`The manifest does not know ${name}`, 'Run "npm run build" first');
  }
  return remote;
}

/** A release whose every file has a hash. */
function admitted(version: string, { name, paths }: Context): RemoteDescriptor {
  const releases = listReleases(paths, name);
  const descriptor = releases.find((release) => release.version === version);
  if (!descriptor) {
    throw notReleased(
      name,
      version,
      releases.map((release) => release.version),
    );
  }
  const unlisted = unlistedFiles(paths, descriptor);
  if (unlisted.length > 0) {
    throw new SetupProblem(
      `${name} ${version} is refused. Its descriptor has no hash of ${unlisted.join(', ')}`,
      'Fix the release and make a new one',
    );
  }
  return descriptor;
}

function changeCanary(
  remote: ManifestRemote,
  [version = '', kind = '', value = '']: readonly string[],
  context: Context,
) {
  if (version === 'off') {
    return setCanary(remote, null, context.now);
  }
  // The first equals sign ends the name; a value may contain more of them.
  const [name = ''] = value.split('=');
  const text = value.slice(name.length + 1);
  const rule = CanaryRule.safeParse(
    kind === 'percent' ? { percent: Number(value) } : { [kind]: { name, value: text } },
  );
  if (!rule.success || (kind !== 'percent' && (name === '' || text === ''))) {
    throw new SetupProblem(
      'The canary has no rule',
      'End with: percent 10, cookie name=value, or header name=value',
    );
  }
  return setCanary(remote, { descriptor: admitted(version, context), rule: rule.data }, context.now);
}

function changeWithdrawn(
  remote: ManifestRemote,
  [version = '', ...words]: readonly string[],
  { name, paths, now }: Context,
): ManifestRemote {
  const released = listReleases(paths, name).map((release) => release.version);
  const retained = remote.retained.map(({ descriptor }) => descriptor.version);
  if (![...released, ...retained].includes(version)) {
    throw notReleased(name, version, released);
  }
  const reason = words.join(' ').trim();
  if (reason === '' || reason.length > MAX_REASON) {
    throw new SetupProblem(
      `${name} ${version} is withdrawn with a reason of 1 to ${MAX_REASON} characters`,
      `Give it: "npm run manifest -- withdraw ${name} ${version} its prices are wrong"`,
    );
  }
  return withdraw(remote, { name, version, reason }, now);
}

function notReleased(name: RemoteName, version: string, known: readonly string[]): SetupProblem {
  return new SetupProblem(
    `${name} ${version || '(no version given)'} is not released`,
    `Released: ${known.join(', ') || 'none'}`,
  );
}

function readSwitch(state: string): boolean {
  if (state !== 'on' && state !== 'off') {
    throw new SetupProblem(`"${state}" is neither on nor off`, 'Give on or off');
  }
  return state === 'on';
}

function readSoak([minutes = '', visits = '']: readonly string[]): Soak {
  if (![minutes, visits].every((text) => /^\d{1,7}$/.test(text))) {
    throw new SetupProblem('A soak is two whole numbers', 'Give minutes and documents, such as 30 100');
  }
  return { minutes: Number(minutes), visits: Number(visits) };
}

function describe({ sequence, issuedAt, soak, remotes }: Manifest): string[] {
  return [
    `manifest ${sequence}, issued ${issuedAt}, soak ${soak.minutes} minutes and ${soak.visits} documents`,
    ...Object.entries(remotes).map(
      ([name, remote]) => `${name.padEnd(13)} ${remote.active.padEnd(10)} ${detailsOf(remote).join(' · ')}`,
    ),
  ];
}

function detailsOf({ active, lastGood, previous, canary, clientOnly, retained, history }: ManifestRemote) {
  const withdrawn = Object.keys(history).filter((version) => history[version]?.withdrawn);
  return [
    history[active]?.servedWellAt ? 'has served well' : 'in its soak',
    `last good ${lastGood ?? 'none'}`,
    previous && `previous ${previous}`,
    canary && `canary ${canary.version} ${JSON.stringify(canary.rule)}`,
    clientOnly && 'client-only',
    withdrawn.length > 0 && `withdrawn ${withdrawn.join(', ')}`,
    `retained ${retained.map(({ descriptor }) => descriptor.version).join(', ')}`,
  ].filter((detail) => typeof detail === 'string');
}

await runAsScript(import.meta, async () => {
  for (const line of runManifestCommand(process.argv.slice(2), dataPaths(dataDir()))) {
    console.log(line);
  }
  return true;
});
