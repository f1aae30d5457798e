import type { RemoteDescriptor, ShellDescriptor } from '@bazaar/contracts/platform';
import { satisfies } from 'semver';
import { isDelegated, overlaps, takes } from './route-overlap.rules.ts';

/** Yields to every other pattern, of the shell and of all remotes. */
const CATCH_ALL = '/*';

/**
 * The deploy gate: why these releases may not be in use together with a shell, one sentence each; none when they may. It
 * compares addresses, the host contract, shared libraries, parts of the design system, slots, events in both directions,
 * names of globals and sizes.
 */
export function refusals(releases: readonly RemoteDescriptor[], shell: ShellDescriptor): string[] {
  return [
    ...releases.flatMap((release) => [
      ...contractFaults(release, shell),
      ...sharedFaults(release, shell),
      ...partFaults(release, shell),
      ...sizeFaults(release, shell),
      ...reservedFaults(release, shell),
    ]),
    ...eventFaults(releases, shell),
    ...pairsOf(releases).flatMap(([one, other]) => [
      ...routeFaults(one, other, shell),
      ...nameFaults(one, other),
    ]),
  ];
}

function contractFaults(release: RemoteDescriptor, { hostContract }: ShellDescriptor): string[] {
  const isServed = release.hostContract <= hostContract && release.hostContract >= hostContract - 1;
  return isServed
    ? []
    : [`${nameOf(release)} needs host contract ${release.hostContract}; this shell serves ${hostContract}.`];
}

function sharedFaults(release: RemoteDescriptor, { provides }: ShellDescriptor): string[] {
  return Object.entries(release.shared).flatMap(([library, range]) => {
    const version = provides[library]?.version;
    if (version === undefined) {
      return [`${nameOf(release)} expects ${library} ${range}, which this shell does not provide.`];
    }
    return satisfies(version, range)
      ? []
      : [`${nameOf(release)} expects ${library} ${range}; this shell provides ${version}.`];
  });
}

function partFaults(release: RemoteDescriptor, { ui, slots }: ShellDescriptor): string[] {
  const parts = [...release.routes, ...release.slots].flatMap((part) => part.ui ?? []);
  const unknownParts = [...new Set([...release.ui, ...parts])].filter((part) => !ui.includes(part));
  const unknownSlots = release.slots.filter(({ name }) => !slots.includes(name));
  return [
    ...unknownParts.map(
      (part) => `${nameOf(release)} uses ${part} of the design system, which this shell does not provide.`,
    ),
    ...unknownSlots.map(({ name }) => `${nameOf(release)} fills the slot ${name}, which no page has.`),
  ];
}

function sizeFaults(release: RemoteDescriptor, { budget }: ShellDescriptor): string[] {
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + (release.files[file]?.bytes ?? 0), 0);
  const parts = [
    ...release.routes.map((route) => ({ name: route.pattern, files: [...route.scripts, ...route.styles] })),
    ...release.slots.map((slot) => ({ name: slot.name, files: [...slot.scripts, ...slot.styles] })),
  ];
  const forBrowsers = Object.keys(release.files).filter((file) => !/^server\/|\.map$/.test(file));
  const whole = sum(forBrowsers);
  return [
    ...parts
      .filter(({ files }) => sum(files) > budget.partBytes)
      .map(
        ({ name, files }) =>
          `${nameOf(release)} loads ${sum(files)} bytes for ${name}; ${budget.partBytes} are allowed.`,
      ),
    ...(whole > budget.releaseBytes
      ? [`${nameOf(release)} has ${whole} bytes for browsers; ${budget.releaseBytes} are allowed.`]
      : []),
  ];
}

function reservedFaults(release: RemoteDescriptor, { routes }: ShellDescriptor): string[] {
  return release.routes.flatMap(({ pattern }) =>
    routes
      .filter((reserved) => pattern !== CATCH_ALL && takes(pattern, reserved))
      .map((reserved) => `The route ${pattern} of ${nameOf(release)} takes ${reserved} from the shell.`),
  );
}

function routeFaults(
  one: RemoteDescriptor,
  other: RemoteDescriptor,
  { delegated }: ShellDescriptor,
): string[] {
  return one.routes.flatMap(({ pattern }) =>
    other.routes
      .filter((route) => overlaps(pattern, route.pattern))
      .filter((route) => (pattern === CATCH_ALL) === (route.pattern === CATCH_ALL))
      .filter(
        (route) =>
          !isDelegated(pattern, one.name, delegated) && !isDelegated(route.pattern, other.name, delegated),
      )
      .map(
        (route) => `The route ${pattern} of ${nameOf(one)} overlaps ${route.pattern} of ${nameOf(other)}.`,
      ),
  );
}

/** In both directions: who listens needs a publisher, whichever of the two changes. */
function eventFaults(releases: readonly RemoteDescriptor[], shell: ShellDescriptor): string[] {
  const published = new Set([...shell.publishes, ...releases.flatMap(({ publishes }) => publishes)]);
  const listeners = [
    ...releases.map((release) => ({ name: nameOf(release), listens: release.listens })),
    { name: 'The shell', listens: shell.listens },
  ];
  const unheard = listeners.flatMap(({ name, listens }) =>
    listens
      .filter((topic) => !published.has(topic))
      .map((topic) => `${name} listens to ${topic}, which nobody publishes.`),
  );
  const foreign = releases.flatMap((release) =>
    release.publishes
      .filter((topic) => `mf-${topic.split('.', 1)[0]}` !== release.name)
      .map((topic) => `${nameOf(release)} publishes ${topic}, which is another owner's event.`),
  );
  return [...unheard, ...foreign];
}

/** Names that stand once in a page: the container's global, and who fills a slot. */
function nameFaults(one: RemoteDescriptor, other: RemoteDescriptor): string[] {
  const slots = one.slots.filter(({ name }) => other.slots.some((slot) => slot.name === name));
  return [
    ...(one.container === other.container
      ? [`${nameOf(one)} and ${nameOf(other)} both name their global ${one.container}.`]
      : []),
    ...slots.map(({ name }) => `${nameOf(one)} and ${nameOf(other)} both fill the slot ${name}.`),
  ];
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}

function nameOf({ name, version }: RemoteDescriptor): string {
  return `${name} ${version}`;
}
