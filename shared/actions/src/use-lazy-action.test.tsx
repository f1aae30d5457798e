import { HostProvider } from '@bazaar/host';
import { createFakeHost } from '@bazaar/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLazyAction } from './use-lazy-action.ts';

function givenAction(load: () => Promise<string>) {
  const host = createFakeHost();
  const { result } = renderHook(() => useLazyAction(load), {
    wrapper: ({ children }) => <HostProvider value={host}>{children}</HostProvider>,
  });
  return { host, result };
}

it('gives the fetched code to the action', async () => {
  const { result } = givenAction(() => Promise.resolve('code'));
  const action = vi.fn();

  await act(() => result.current.run(action));

  expect(action).toHaveBeenCalledWith('code');
  expect(result.current.isBusy).toBe(false);
});

it('shows a notice when the code did not come, and runs nothing', async () => {
  const { host, result } = givenAction(() => Promise.reject(new Error('offline')));
  const action = vi.fn();

  await act(() => result.current.run(action));

  expect(action).not.toHaveBeenCalled();
  expect(host.notices.map(({ title }) => title)).toEqual(['این بخش بارگذاری نشد']);
  expect(result.current.isBusy).toBe(false);
});

it('does not take a fault of the action for a failed fetch', async () => {
  const { host, result } = givenAction(() => Promise.resolve('code'));
  const fault = new Error('fault of the action');

  const run = act(() => result.current.run(() => Promise.reject(fault)));

  await expect(run).rejects.toBe(fault);
  expect(host.notices).toEqual([]);
  expect(result.current.isBusy).toBe(false);
});
