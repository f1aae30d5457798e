import { HostProvider } from '@bazaar/host';
import { createFakeHost } from '@bazaar/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLazyComponent } from './use-lazy-component.ts';

const Panel = () => null;
const OWN_WORDS = { title: 'فرم باز نشد', detail: 'دوباره تلاش کنید.' };

function givenComponent(load: () => Promise<{ LazyComponent: typeof Panel }>, words?: typeof OWN_WORDS) {
  const host = createFakeHost();
  const { result } = renderHook(() => useLazyComponent(load, words), {
    wrapper: ({ children }) => <HostProvider value={host}>{children}</HostProvider>,
  });
  return { host, result };
}

const OFFLINE = () => Promise.reject(new Error('offline'));

it('opens what was fetched, and keeps it after it is closed', async () => {
  const { result } = givenComponent(async () => ({ LazyComponent: Panel }));

  await act(() => result.current.open());
  expect(result.current).toMatchObject({ LazyComponent: Panel, isOpen: true, isLoading: false });

  act(() => result.current.close());
  expect(result.current).toMatchObject({ LazyComponent: Panel, isOpen: false });
});

it('is loading while the code is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<{ LazyComponent: typeof Panel }>();
  const { result } = givenComponent(() => promise);

  let opening = Promise.resolve();
  act(() => {
    opening = result.current.open();
  });
  expect(result.current.isLoading).toBe(true);

  resolve({ LazyComponent: Panel });
  await act(() => opening);
  expect(result.current.isLoading).toBe(false);
});

it.each([
  ['its own words', undefined, 'این بخش بارگذاری نشد'],
  ['the words it was given', OWN_WORDS, 'فرم باز نشد'],
])('tells a failed fetch in %s', async (_, words, title) => {
  const { host, result } = givenComponent(OFFLINE, words);

  await act(() => result.current.open());

  expect(host.notices).toMatchObject([{ tone: 'danger', title }]);
  expect(result.current).toMatchObject({ isOpen: false, isLoading: false });
});
