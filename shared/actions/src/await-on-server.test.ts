import { expect, it, vi } from 'vitest';
import { awaitOnServer } from './await-on-server.ts';

it('waits for work that ends soon, and ignores its failure', async () => {
  let isDone = false;
  const soon = new Promise<void>((resolve) =>
    setTimeout(() => {
      isDone = true;
      resolve();
    }, 5),
  );

  await awaitOnServer(soon, Promise.reject(new Error('refused')));

  expect(isDone).toBe(true);
});

it('stops waiting after its timeout', async () => {
  vi.useFakeTimers();
  try {
    const waiting = awaitOnServer(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(400);
    await expect(waiting).resolves.toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
