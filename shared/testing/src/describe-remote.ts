import * as events from '@bazaar/contracts/events';
import type { Remote } from '@bazaar/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { touchedGlobals } from './module-traps.ts';
import { isSlotName } from './slot-props.ts';

/** The part of a remote's `remote.config.ts` that its code must agree with. */
export interface DescriptorConfig {
  readonly name: string;
  readonly routes: readonly { readonly pattern: string }[];
  readonly slots: readonly { readonly name: string }[];
  readonly publishes: readonly string[];
  readonly listens: readonly string[];
}

export interface RemoteUnderTest {
  /** The default export of the entry. */
  remote: Remote;
  /** The default export of `remote.config.ts`. */
  descriptorConfig: DescriptorConfig;
  /** Imports the entry anew: `() => import('./remote.ts')`. */
  entry(): Promise<{ default: Remote }>;
}

/** The suite that every remote must pass. Call it from a test that runs in Node: `src/remote.test.ts`. */
export function describeRemote(subject: RemoteUnderTest): void {
  describe(`${subject.descriptorConfig.name} fulfils the host contract`, () => {
    describeEntry(subject);
    describeRoutes(subject);
    describeSlots(subject);
    describeListening(subject);
  });
}

function describeEntry({ remote, descriptorConfig, entry }: RemoteUnderTest): void {
  it('exports a Remote with its own name', () => {
    expect(remote.name).toBe(descriptorConfig.name);
    expect(typeof remote.routes).toBe('function');
    expect(Object.keys(remote).filter((key) => !['name', 'routes', 'slots', 'listen'].includes(key))).toEqual(
      [],
    );
  });

  it('is imported without touching the browser or the network', async () => {
    vi.resetModules();

    const touched = await touchedGlobals(async () => {
      expect((await entry()).default.name).toBe(remote.name);
    });

    expect(touched).toEqual([]);
  });
}

function describeRoutes({ remote, descriptorConfig }: RemoteUnderTest): void {
  it('has a route for every pattern of its configuration, and no other', () => {
    const patterns = remote.routes(createFakeHost()).map(({ pattern }) => pattern);

    expect(patterns.toSorted()).toEqual(descriptorConfig.routes.map(({ pattern }) => pattern).toSorted());
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('gives every route an id that names its remote', () => {
    for (const { id, pattern } of remote.routes(createFakeHost())) {
      expect(id).toBe(`${remote.name}:${pattern}`);
    }
  });

  it.each(descriptorConfig.routes)('loads a component for $pattern', async ({ pattern }) => {
    const route = remote.routes(createFakeHost()).find((candidate) => candidate.pattern === pattern);

    expect(isComponent((await route?.load())?.Component)).toBe(true);
  });
}

function describeSlots({ remote, descriptorConfig }: RemoteUnderTest): void {
  const declared = descriptorConfig.slots.map(({ name }) => name);

  it('fills the slots of its configuration, and no other', () => {
    expect(Object.keys(remote.slots ?? {}).toSorted()).toEqual(declared.toSorted());
    expect(declared.filter((name) => !isSlotName(name))).toEqual([]);
  });

  it.each(declared)('loads a component for the slot %s', async (name) => {
    expect(isComponent((await remote.slots?.[name]?.())?.Component)).toBe(true);
  });
}

function describeListening({ remote, descriptorConfig }: RemoteUnderTest): void {
  let host: ReturnType<typeof createFakeHost>;
  beforeEach(() => {
    host = createFakeHost();
  });

  it('publishes and listens to events that are in the contracts', () => {
    const topics = Object.values<unknown>(events).filter(isEvent).map(events.topicOf);
    const declared = [...descriptorConfig.publishes, ...descriptorConfig.listens];

    expect(declared.filter((topic) => !topics.includes(topic))).toEqual([]);
  });

  it('listens to the events of its configuration, and to no other', () => {
    const stop = remote.listen?.(host);

    expect([...new Set(host.bus.openTopics)].sort()).toEqual(descriptorConfig.listens.toSorted());
    stop?.();
  });

  it('leaves no handler behind', () => {
    const stop = remote.listen?.(host);

    stop?.();
    stop?.();

    expect(host.bus.openTopics).toEqual([]);
  });
}

function isEvent(value: unknown): value is events.EventDefinition {
  return typeof value === 'object' && value !== null && 'payload' in value;
}

/** A function, or what `memo`, `lazy` and `forwardRef` make of one. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
