import { HostProvider, Slot, SlotHostProvider, type SlotProps } from '@bazaar/host';
import { createFakeHost, type SessionState } from '@bazaar/testing';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RemoteBoot } from '../boot/boot-data.ts';
import { createBrowserRegistry } from '../remotes/browser-registry.ts';
import {
  givenBoot,
  givenFailedVersions,
  givenFederation,
  givenRemote,
  givenVersion,
} from '../remotes/given-remote.fixture.ts';
import { RegistryProvider } from '../remotes/registry-context.ts';
import { createSlotHost, isServerRendered, providersOf } from './slot-outlet.tsx';

const SERVER = { render: 'server', access: 'any' } as const;
const SESSION = { render: 'client', access: 'session' } as const;

interface Filling {
  remote: RemoteBoot['name'];
  how: typeof SERVER | typeof SESSION;
  Component: (props: { title: string }) => ReactNode;
}

/** Each slot provider's remote has its own name for a version, so that one federation can serve them all. */
async function place(
  fillings: readonly Filling[],
  session: SessionState = 'signed-out',
  failed?: SlotProps['failed'],
) {
  const remotes = fillings.map(({ remote, how }) =>
    givenBoot({
      name: remote,
      current: givenVersion(remote, remote),
      previous: null,
      slots: [{ name: 'home.news', ...how }],
    }),
  );
  const federation = givenFederation(
    Object.fromEntries(
      fillings.map(({ remote, Component }) => [
        remote,
        givenRemote({ name: remote, slots: { 'home.news': async () => ({ Component }) } }),
      ]),
    ),
  );
  const host = createFakeHost({ session });
  const registry = createBrowserRegistry({
    remotes,
    federation,
    host,
    failed: givenFailedVersions(),
    report: () => {},
  });
  await act(async () =>
    render(
      <HostProvider value={host}>
        <RegistryProvider value={registry}>
          <SlotHostProvider value={createSlotHost(remotes)}>
            <Slot
              name="home.news"
              with={{ title: 'خبرها' }}
              fallback={<p>در راه</p>}
              {...(failed && { failed })}
            />
          </SlotHostProvider>
        </RegistryProvider>
      </HostProvider>,
      { onCaughtError: () => {} },
    ),
  );
  return { host, federation };
}

const One = ({ title }: { title: string }) => <p>یک: {title}</p>;
const Two = ({ title }: { title: string }) => <p>دو: {title}</p>;
const Broken = () => {
  throw new Error('broken');
};
let isBroken = false;
const Sometimes = () => (isBroken ? Broken() : <p>راهنما</p>);
const texts = () => [...document.querySelectorAll('p')].map((paragraph) => paragraph.textContent);

describe('a slot', () => {
  it('renders nothing without a provider', async () => {
    await place([]);

    expect(document.body.textContent).toBe('');
  });

  it('renders every provider, in the composition’s order, with the given properties', async () => {
    await place([
      { remote: 'mf-content', how: SERVER, Component: One },
      { remote: 'mf-suppliers', how: SERVER, Component: Two },
    ]);

    expect(texts()).toEqual(['یک: خبرها', 'دو: خبرها']);
  });

  it('isolates its providers: one that throws does not affect the other', async () => {
    await place([
      { remote: 'mf-content', how: SERVER, Component: Broken },
      { remote: 'mf-suppliers', how: SERVER, Component: Two },
    ]);

    expect(screen.getByText('دو: خبرها')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('مطالب و راهنما');
  });
});

describe('a slot whose place reports its failure itself', () => {
  const failed: SlotProps['failed'] = (retry) =>
    retry === undefined ? (
      <p>در دسترس نیست</p>
    ) : (
      <button type="button" onClick={retry}>
        دوباره
      </button>
    );

  it('reports it without a provider, where there is nothing to try again', async () => {
    await place([], 'signed-out', failed);

    expect(screen.getByText('در دسترس نیست')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reports it when the provider fails, and renders it again on retry', async () => {
    isBroken = true;
    await place([{ remote: 'mf-content', how: SERVER, Component: Sometimes }], 'signed-out', failed);
    const retry = screen.getByRole('button', { name: 'دوباره' });
    expect(screen.queryByText('در راه')).toBeNull();

    isBroken = false;
    await act(async () => retry.click());

    expect(screen.getByText('راهنما')).toBeDefined();
  });
});

describe('a slot that needs a session', () => {
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
    vi.stubGlobal('cancelIdleCallback', () => {});
  });
  afterEach(() => vi.unstubAllGlobals());
  const becomeIdle = () =>
    act(async () => {
      for (const run of idle) {
        run();
      }
    });
  const filling = [{ remote: 'mf-profile', how: SESSION, Component: One }] as const;

  it('waits until the browser is idle, and is not fetched before', async () => {
    const { federation } = await place(filling, 'signed-in');
    expect(texts()).toEqual(['در راه']);
    expect(federation.loadRemote).not.toHaveBeenCalled();

    await becomeIdle();

    expect(texts()).toEqual(['یک: خبرها']);
  });

  it('waits for the session, appears with it, and disappears with it', async () => {
    const { host, federation } = await place(filling, 'signed-out');
    await becomeIdle();
    expect(texts()).toEqual(['در راه']);
    expect(federation.loadRemote).not.toHaveBeenCalled();

    await act(async () => host.setSession('signed-in'));
    expect(texts()).toEqual(['یک: خبرها']);

    await act(async () => host.setSession('signed-out'));
    expect(texts()).toEqual(['در راه']);
  });
});

describe('a slot that needs a session and fails', () => {
  it('keeps its empty box, without text and button', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    onTestFinished(() => void vi.unstubAllGlobals());

    await place([{ remote: 'mf-profile', how: SESSION, Component: Broken }], 'signed-in');

    expect(texts()).toEqual(['در راه']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('isServerRendered', () => {
  it('is true only for what every visitor may see', () => {
    const remotes = [
      givenBoot({
        name: 'mf-content',
        slots: [
          { name: 'a', render: 'server', access: 'any' },
          { name: 'b', render: 'server', access: 'session' },
          { name: 'c', render: 'client', access: 'any' },
        ],
      }),
    ];

    const rendered = ['a', 'b', 'c'].filter((name) => providersOf(remotes, name).some(isServerRendered));

    expect(rendered).toEqual(['a']);
  });
});
