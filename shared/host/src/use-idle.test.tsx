import { QueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from './host.ts';
import { HostProvider } from './host-context.tsx';
import { useIdle } from './use-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

function Probe() {
  return <p>{useIdle() ? 'idle' : 'busy'}</p>;
}

function open(queryClient: QueryClient) {
  render(
    <HostProvider value={{ queryClient } as Host}>
      <Probe />
    </HostProvider>,
  );
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('useIdle', () => {
  it('is true soon on a page that waits for nothing', async () => {
    open(new QueryClient());
    expect(screen.getByText('busy')).toBeTruthy();

    await passes(2_000);

    expect(screen.getByText('idle')).toBeTruthy();
  });

  it('waits for the data of the page, and for those that follow from them', async () => {
    const queryClient = new QueryClient();
    const answer = Promise.withResolvers<number>();
    const follows = Promise.withResolvers<number>();
    void queryClient
      .fetchQuery({ queryKey: ['first'], queryFn: () => answer.promise })
      .then(() => queryClient.fetchQuery({ queryKey: ['second'], queryFn: () => follows.promise }));
    open(queryClient);

    await passes(3_000);
    answer.resolve(1);
    await passes(100);
    expect(screen.getByText('busy')).toBeTruthy();
    follows.resolve(2);
    await passes(300);

    expect(screen.getByText('idle')).toBeTruthy();
  });

  it('follows the data of the page no longer once it is true', async () => {
    const queryClient = new QueryClient();
    open(queryClient);

    await passes(2_000);

    expect(queryClient.getQueryCache().hasListeners()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not wait for ever', async () => {
    const queryClient = new QueryClient();
    void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => new Promise(() => undefined) });
    open(queryClient);

    await passes(10_000);

    expect(screen.getByText('idle')).toBeTruthy();
  });
});
