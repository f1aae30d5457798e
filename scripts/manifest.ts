/**
 * The operators' tool: changes the one file that decides which version of each remote, and which build of the shell,
 * visitors get. A running shell adopts the change without a restart, usually within a second; it waits up to four for an origin that does not respond.
 *
 *   npm run manifest -- show
 *   npm run manifest -- use mf-catalog 1.0.1
 *   npm run manifest -- rollback mf-catalog
 *   npm run manifest -- canary mf-catalog 1.1.0 percent 10
 *   npm run manifest -- canary mf-catalog 1.1.0 cookie team=catalog
 *   npm run manifest -- canary mf-catalog off
 *   npm run manifest -- withdraw mf-catalog 1.1.0 its prices are wrong
 *   npm run manifest -- client-only mf-catalog on|off
 *   npm run manifest -- use shell 3f2a9c0d1e5b7a86
 *   npm run manifest -- rollback shell
 *   npm run manifest -- withdraw shell 3f2a9c0d1e5b7a86 its header is wrong
 *   npm run manifest -- soak 30 100             minutes, and documents of the site
 *
 * Exit 0: done. Exit 1: one line says why nothing was changed.
 */
import {
  CanaryRule,
  type Manifest,
  type ManifestRemote,
  type ManifestShell,
  type RemoteDescriptor,
  RemoteName,
  type Soak,
  type VersionState,
} from '@bazaar/contracts/platform';
import { SetupProblem } from './console.ts';
import { changeReleases } from './releases/change-releases.ts';
import { rollback, setCanary, use, withdraw } from './releases/manifest.rules.ts';
import { readManifestFile } from './releases/manifest-file.ts';
import { type DataPaths, dataDir, dataPaths } from './releases/paths.ts';
import { listReleases, unlistedFiles } from './releases/release-store.ts';
import { activateBuild } from './releases/shell.rules.ts';
import { listShellBuilds } from './releases/shell-store.ts';
import { returnFrom, takeBack } from './releases/version-state.rules.ts';
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
    return describe(changeReleases(paths, { now: new Date(), soak: readSoak([remote, ...words]) }));
  }
  const change = Object.hasOwn(ACTIONS, act) ? ACTIONS[act] : undefined;
  if (!change) {
    throw new SetupProblem(
      `"${act}" is no command`,
      `Give one of show, soak, ${Object.keys(ACTIONS).join(', ')}`,
    );
  }
  if (remote === 'shell') {
    return describe(changeShell(act, words, paths));
  }
  const name = RemoteName.safeParse(remote);
  if (!name.success) {
    throw new SetupProblem(
      `"${remote}" is no remote`,
      `Give one of ${RemoteName.options.join(', ')}, or shell`,
    );
  }
  const context = { name: name.data, paths, now: new Date() };
  const next = changeReleases(paths, {
    now: context.now,
    change: (remotes) => ({ ...remotes, [name.data]: change(entryOf(remotes, name.data), words, context) }),
  });
  return describe(next);
}

type ShellAction = (
  shell: ManifestShell,
  words: readonly string[],
  context: Omit<Context, 'name'>,
) => ManifestShell;

const SHELL_ACTIONS: Readonly<Record<string, ShellAction>> = {
  use: (shell, [id = ''], { now }) => activateBuild(shell, id, now),
  rollback: (shell, _words, { now }) => returnFrom('shell', shell, now),
  withdraw(shell, [id = '', ...words], { paths, now }) {
    const built = listShellBuilds(paths);
    if (![...built, ...shell.retained.map((build) => build.id)].includes(id)) {
      throw notReleased('shell', id, built);
    }
    return takeBack(shell, { name: 'shell', version: id, reason: readReason('shell', id, words) }, now);
  },
};

function changeShell(act: string, words: readonly string[], paths: DataPaths): Manifest {
  const action = Object.hasOwn(SHELL_ACTIONS, act) ? SHELL_ACTIONS[act] : undefined;
  if (!action) {
    throw new SetupProblem(
      `The shell has no "${act}": all visitors get one build of it`,
      `Give one of ${Object.keys(SHELL_ACTIONS).join(', ')}`,
    );
  }
  const now = new Date();
  return changeReleases(paths, {
    now,
    changeShell(shell) {
      if (!shell) {
        throw new SetupProblem('The manifest names no build of the shell', 'Run "npm run build" first');
      }
      return action(shell, words, { paths, now });
    },
  });
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
  return withdraw(remote, { name, version, reason: readReason(name, version, words) }, now);
}

function readReason(name: string, version: string, words: readonly string[]): string {
  const reason = words.join(' ').trim();
  if (reason === '' || reason.length > MAX_REASON) {
    throw new SetupProblem(
      `${name} ${version} is withdrawn with a reason of 1 to ${MAX_REASON} characters`,
      `Give it: "npm run manifest -- withdraw ${name} ${version} its prices are wrong"`,
    );
  }
  return reason;
}

function notReleased(name: string, version: string, known: readonly string[]): SetupProblem {
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

function describe({ sequence, issuedAt, soak, shell, remotes }: Manifest): string[] {
  return [
    `manifest ${sequence}, issued ${issuedAt}, soak ${soak.minutes} minutes and ${soak.visits} documents`,
    ...Object.entries(remotes).map(
      ([name, remote]) => `${name.padEnd(13)} ${remote.active.padEnd(10)} ${detailsOf(remote).join(' · ')}`,
    ),
    shell
      ? `${'shell'.padEnd(13)} ${shell.active} ${detailsOfShell(shell).join(' · ')}`
      : 'no build of the shell is named',
  ];
}

function detailsOf(remote: ManifestRemote): string[] {
  const { canary, clientOnly, retained } = remote;
  return [
    ...detailsOfState(remote),
    canary && `canary ${canary.version} ${JSON.stringify(canary.rule)}`,
    clientOnly && 'client-only',
    `retained ${retained.map(({ descriptor }) => descriptor.version).join(', ')}`,
  ].filter((detail) => typeof detail === 'string');
}

function detailsOfShell(shell: ManifestShell): string[] {
  return [...detailsOfState(shell), `retained ${shell.retained.map(({ id }) => id).join(', ')}`];
}

function detailsOfState({ active, lastGood, previous, history }: VersionState): string[] {
  const withdrawn = Object.keys(history).filter((version) => history[version]?.withdrawn);
  return [
    history[active]?.servedWellAt ? 'has served well' : 'in its soak',
    `last good ${lastGood ?? 'none'}`,
    previous && `previous ${previous}`,
    withdrawn.length > 0 && `withdrawn ${withdrawn.join(', ')}`,
  ].filter((detail) => typeof detail === 'string');
}

await runAsScript(import.meta, async () => {
  for (const line of runManifestCommand(process.argv.slice(2), dataPaths(dataDir()))) {
    console.log(line);
  }
  return true;
});
