import type { StreamEvent } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenStream } from './fake-tabs.fixture.ts';
import { followStream } from './live-stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows streams that are opened one after another; without one the service does not answer. */
function follow(streams: ReturnType<typeof givenStream>[]) {
  const events: StreamEvent[] = [];
  const lost = vi.fn();
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  let position: string | undefined;
  const stream = vi.fn(
    async (_endpoint: unknown, options: { headers: Record<string, string>; signal: AbortSignal }) => {
      const next = streams.shift();
      if (next === undefined) {
        throw new TypeError('Failed to fetch');
      }
      options.signal.addEventListener('abort', next.end);
      return next.body;
    },
  );
  const ended = followStream(
    { stream } as unknown as Host['api'],
    {
      position: () => position,
      onEvent: (event, reached) => {
        events.push(event);
        position = reached ?? position;
      },
      onLost: lost,
    },
    leaving.signal,
  );
  const headersOf = (index: number) => stream.mock.calls[index]?.[1].headers;
  return { events, lost, leaving, stream, headersOf, ended };
}

describe('followStream', () => {
  it('opens again after a loss and asks for what came since the last position', async () => {
    const [first, second] = [givenStream(), givenStream()];
    const { events, lost, stream, headersOf } = follow([first, second]);
    first.say('open');
    first.say('message', { conversationId: 5, messageId: 9, isMine: false }, '7:9:');
    await vi.advanceTimersByTimeAsync(10);
    expect(events.map(({ event }) => event)).toEqual(['open', 'message']);

    first.end();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(lost).toHaveBeenCalledTimes(1);
    expect(stream).toHaveBeenCalledTimes(2);
    expect(headersOf(0)).toEqual({ accept: 'text/event-stream' });
    expect(headersOf(1)).toEqual({ accept: 'text/event-stream', 'last-event-id': '7:9:' });
  });

  it('waits longer after each failure', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { stream } = follow([]);

    await vi.advanceTimersByTimeAsync(999);
    expect(stream).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(stream).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream).toHaveBeenCalledTimes(3);
  });

  it('gives up a stream without a sign of life', async () => {
    const [dead, next] = [givenStream(), givenStream()];
    const { lost, stream } = follow([dead, next]);
    dead.say('open');

    await vi.advanceTimersByTimeAsync(37_000);
    expect(lost).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);

    expect(lost).toHaveBeenCalledTimes(1);
    expect(stream).toHaveBeenCalledTimes(2);
  });

  it('skips an event that it does not know', async () => {
    const stream = givenStream();
    const { events } = follow([stream]);

    stream.say('fireworks');
    stream.say('message', { conversationId: 'x' });
    stream.say('reset', {}, '7:9:');
    await vi.advanceTimersByTimeAsync(10);

    expect(events).toEqual([{ event: 'reset' }]);
  });

  it('ends with its signal and is not opened again', async () => {
    const { leaving, stream, lost, ended } = follow([givenStream(), givenStream()]);
    await vi.advanceTimersByTimeAsync(10);

    leaving.abort();
    await ended;

    expect(stream).toHaveBeenCalledTimes(1);
    expect(lost).not.toHaveBeenCalled();
  });
});
