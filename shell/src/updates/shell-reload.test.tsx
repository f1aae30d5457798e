import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReloadBlockers } from '../boot/holds.ts';
import { reloadForShell } from './shell-reload.ts';

const HOUR_MS = 3_600_000;

beforeEach(() => {
  sessionStorage.clear();
  // Other tests of the worker have reloaded a moment ago, where storage was denied.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function givenServer(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
}

describe('the reload for a missing file of the shell', () => {
  it('happens once in ten seconds', async () => {
    givenServer(async () => Response.json({ id: 'a' }));
    const reload = vi.fn();

    await reloadForShell(createReloadBlockers(), reload);
    await reloadForShell(createReloadBlockers(), reload);

    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not give up a page that works for a server that does not answer', async () => {
    const reload = vi.fn();

    givenServer(async () => Promise.reject(new TypeError('offline')));
    await reloadForShell(createReloadBlockers(), reload);
    givenServer(async () => new Response(null, { status: 503 }));
    await reloadForShell(createReloadBlockers(), reload);

    expect(reload).not.toHaveBeenCalled();
  });

  it('does not happen while a form holds the page', async () => {
    givenServer(async () => Response.json({ id: 'a' }));
    const holds = createReloadBlockers();
    holds.hold('a form');
    const reload = vi.fn();

    await reloadForShell(holds, reload);

    expect(reload).not.toHaveBeenCalled();
  });
});
