import { HostProvider } from '@bazaar/host';
import { signInIntent } from '@bazaar/storage';
import { createFakeHost } from '@bazaar/testing';
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useAfterSignIn } from './use-after-sign-in.ts';

const intent = signInIntent('actions.test', z.number());
const TARGET = { redirectPath: '/supplier/40', reason: 'contact' } as const;

beforeEach(() => sessionStorage.clear());

function givenAct(session: 'signed-in' | 'signed-out') {
  const host = createFakeHost({ session });
  const reveal = vi.fn();
  const { result } = renderHook(() => useAfterSignIn({ intent, subject: 40, target: TARGET, act: reveal }), {
    wrapper: ({ children }) => (
      <StrictMode>
        <HostProvider value={host}>{children}</HostProvider>
      </StrictMode>
    ),
  });
  return { host, reveal, result };
}

it('acts at once for a signed-in visitor', () => {
  const { host, reveal, result } = givenAct('signed-in');
  expect(reveal).not.toHaveBeenCalled();

  act(() => result.current.press());

  expect(reveal).toHaveBeenCalledTimes(1);
  expect(host.signIns).toEqual([]);
});

it('lets anybody else sign in first, and stores the wish', () => {
  const { host, reveal, result } = givenAct('signed-out');

  act(() => result.current.press());

  expect(reveal).not.toHaveBeenCalled();
  expect(host.signIns).toMatchObject([TARGET]);
  expect(intent.peek()).toBe(40);
});

it('carries the wish out once after the return', () => {
  intent.remember(40);
  const { reveal } = givenAct('signed-in');

  expect(reveal).toHaveBeenCalledTimes(1);
  expect(intent.peek()).toBeNull();
});

it('leaves a wish about something else', () => {
  intent.remember(41);
  const { reveal } = givenAct('signed-in');

  expect(reveal).not.toHaveBeenCalled();
  expect(intent.peek()).toBe(41);
});
