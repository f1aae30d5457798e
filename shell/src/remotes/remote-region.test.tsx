import { createFakeHost } from '@bazaar/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, use } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { awaitedModule } from './awaited-module.ts';
import { createBrowserRegistry } from './browser-registry.ts';
import { givenBoot, givenFailedVersions, givenFederation, givenRemote } from './given-remote.fixture.ts';
import { RegistryProvider, useRegistry } from './registry-context.ts';
import { RemoteRegion } from './remote-region.tsx';

const slot = (Component: () => ReactNode) =>
  givenRemote({ slots: { 'home.news': async () => ({ Component }) } });
const Broken = () => {
  throw new Error('broken in render');
};
const Good = () => <p>خبر تازه</p>;
const Old = () => <p>خبر پیشین</p>;

const fickle = { isBroken: false };
const Fickle = () => (fickle.isBroken ? <Broken /> : <Good />);

/** A part of the remote, loaded as pages and slots are. */
function Part() {
  const registry = useRegistry();
  const { Component } = use(
    awaitedModule(registry, {
      remote: 'mf-catalog',
      part: 'slot:home.news',
      peek: (remote) => remote.peekSlot('home.news'),
      load: (remote) => remote.loadSlot('home.news'),
    }),
  );
  return <Component />;
}

async function show(versions: Parameters<typeof givenFederation>[0], boot = givenBoot()) {
  const federation = givenFederation(versions);
  const report = vi.fn();
  const registry = createBrowserRegistry({
    remotes: [boot],
    federation,
    host: createFakeHost(),
    failed: givenFailedVersions(),
    report,
  });
  const region = (
    <RemoteRegion remote="mf-catalog" fallback={<p>در راه</p>}>
      <Suspense fallback={<p>در راه</p>}>
        <Part />
      </Suspense>
    </RemoteRegion>
  );
  // The boundary reports caught errors to the registry; React need not log them again.
  const quiet = { onCaughtError: () => {} };
  await act(async () =>
    render(
      <RegistryProvider value={registry}>
        {region}
        {region}
        <input aria-label="همسایه" />
      </RegistryProvider>,
      quiet,
    ),
  );
  return { federation, registry, report };
}

const texts = () => [...document.querySelectorAll('p')].map((paragraph) => paragraph.textContent);
/** Inside `act`, which resolves when the suspended content has rendered. */
const retryFirst = () => act(async () => screen.getAllByRole('button', { name: 'تلاش دوباره' })[0]?.click());
const withoutPrevious = givenBoot({ previous: null });

describe('RemoteRegion', () => {
  it('shows what the remote renders', async () => {
    await show({ '2.0.0': slot(Good) });

    expect(texts()).toEqual(['خبر تازه', 'خبر تازه']);
  });

  it('shows its fallback while a broken version is replaced, then the last known good one', async () => {
    let arrive = (_: ReturnType<typeof slot>) => {};
    const late = new Promise<ReturnType<typeof slot>>((resolve) => {
      arrive = resolve;
    });
    const { federation, report } = await show({ '2.0.0': slot(Broken), '1.0.0': () => late });
    expect(texts()).toEqual(['در راه', 'در راه']);

    await act(async () => arrive(slot(Old)));

    expect(texts()).toEqual(['خبر پیشین', 'خبر پیشین']);
    expect(federation.loadRemote).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(expect.any(Error), 'mf-catalog', '2.0.0');
  });

  it('leaves adjacent regions unchanged', async () => {
    const versions: Parameters<typeof givenFederation>[0] = { '2.0.0': slot(Good), '1.0.0': slot(Old) };
    const { registry } = await show(versions);
    const other = screen.getByLabelText('همسایه');
    await userEvent.type(other, 'پمپ');

    await act(() => registry.fallBack('mf-catalog', '2.0.0'));

    expect(texts()).toEqual(['خبر پیشین', 'خبر پیشین']);
    expect(screen.getByLabelText('همسایه')).toBe(other);
    expect((other as HTMLInputElement).value).toBe('پمپ');
  });

  it('shows an error when the version failed and there is no other, and recovers on retry', async () => {
    fickle.isBroken = true;
    await show({ '2.0.0': slot(Fickle) }, withoutPrevious);

    const [first] = screen.getAllByRole('alert');
    expect(first?.textContent).toContain('بخش «دسته‌بندی و جست‌وجو» در دسترس نیست');
    fickle.isBroken = false;
    await retryFirst();

    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getAllByText('خبر تازه')).toHaveLength(1);
  });

  it('requests a remote that cannot be loaded a few times, not endlessly, and again on retry', async () => {
    const versions: Record<string, ReturnType<typeof slot>> = {};
    const { federation } = await show(versions);
    const asked = federation.loadRemote.mock.calls.length;
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(asked).toBeLessThanOrEqual(6);

    versions['2.0.0'] = slot(Good);
    await retryFirst();

    expect(screen.getAllByText('خبر تازه')).toHaveLength(1);
    expect(federation.loadRemote).toHaveBeenCalledTimes(asked + 1);
  });

  it('stays failed when the retry fails too', async () => {
    await show({ '2.0.0': slot(Broken), '1.0.0': slot(Broken) });

    await retryFirst();

    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });
});
