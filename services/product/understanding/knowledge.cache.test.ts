import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '../../kit/database/database.ts';
import type { ServiceContext } from '../../kit/http/service.ts';
import { createKnowledgeCache } from './knowledge.cache.ts';
import { data } from './knowledge.fixture.ts';
import { compileKnowledge, type Knowledge } from './knowledge.rules.ts';

const MINUTE = 60_000;

/** A cache whose clock, listener and readings the test sets. */
function openCache({ isHearing = true }: { isHearing?: boolean } = {}) {
  const state = {
    ...{ now: 0, generation: isHearing ? 1 : undefined, fails: false },
    notice: () => {},
    listen: async () => {},
  };
  const log = { error: vi.fn() };
  const load = vi.fn(async (): Promise<Knowledge> => {
    if (state.fails) {
      throw new Error('refused');
    }
    return compileKnowledge(data);
  });
  const cache = createKnowledgeCache(
    {
      db: {} as Database,
      clock: () => new Date(state.now),
      log: log as unknown as ServiceContext['log'],
      onListen: (begin) => {
        state.listen = begin;
      },
      onClose: () => undefined,
    },
    {
      load,
      listen: (_, __, { onNotice }) => {
        state.notice = onNotice;
        return { generation: () => state.generation, stop: async () => undefined };
      },
    },
  );
  /** Reads, and lets a reading in the background end. */
  const read = async () => {
    const knowledge = await cache.read();
    await setImmediate();
    return knowledge;
  };
  return { state, log, load, cache, read };
}

describe('the knowledge', () => {
  it('is read once for all that ask at the same time, and kept', async () => {
    const { cache, load, read } = openCache();

    const [one, other] = await Promise.all([cache.read(), cache.read()]);
    await read();

    expect(other).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
    expect(cache.versionOf(one)).toBe(1);
  });

  it('is read when the services begin to listen, so that the first search does not wait for it', async () => {
    const { state, load, read } = openCache();

    await state.listen();
    expect(load).toHaveBeenCalledTimes(1);
    await read();

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('waits for the listener at the start, so that nothing is read twice', async () => {
    const { state, cache, load, read } = openCache({ isHearing: false });

    const first = cache.read();
    expect(load).not.toHaveBeenCalled();
    state.generation = 1;
    await first;
    await read();

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is read again in the background after a notice, once', async () => {
    const { state, load, read } = openCache();
    const former = await read();
    state.generation = 2;
    state.notice();

    expect(await read()).toBe(former);
    expect(await read()).not.toBe(former);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is read once more when a change was notified meanwhile', async () => {
    const { state, load, read } = openCache();
    load.mockImplementationOnce(async () => {
      state.generation = 2;
      state.notice();
      return compileKnowledge(data);
    });
    await read();
    await read();
    await read();

    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is not read for each request while the listener is down', async () => {
    const { state, load, read } = openCache();
    await read();
    state.generation = undefined;
    state.notice();

    await read();
    await read();
    expect(load).toHaveBeenCalledTimes(1);

    for (state.now = 10_000; state.now < MINUTE; state.now += 1_000) {
      await read();
    }
    expect(load).toHaveBeenCalledTimes(6);
  });

  it('stays when it cannot be read again, which is logged and tried later', async () => {
    const { state, log, load, read } = openCache();
    const former = await read();
    state.fails = true;
    state.generation = 2;
    state.notice();

    expect([await read(), await read(), await read()]).toEqual([former, former, former]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(2);

    state.fails = false;
    state.now = 10_000;
    await read();
    expect(await read()).not.toBe(former);
  });

  it('is refused when it cannot be read at all', async () => {
    const { state, cache } = openCache();
    state.fails = true;

    await expect(cache.read()).rejects.toThrow('refused');
  });
});
