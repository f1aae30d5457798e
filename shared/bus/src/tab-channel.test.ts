import { defineEvent } from '@bazaar/contracts/events';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { BusChannel, BusOptions } from './bus.ts';
import type { BusError } from './bus-error.ts';
import { createBus } from './create-bus.ts';

const Amount = z.strictObject({ amount: z.int() });
const shared = defineEvent('test.shared', 1, Amount, { crossTab: true });
const sharedState = defineEvent('test.shared-state', 1, Amount, { crossTab: true, isState: true });
const local = defineEvent('test.local', 1, Amount);

/** Tabs of one browser: each receives copies of what the others post. */
function givenTabs(count: number) {
  const channels: (BusChannel & { posted: unknown[] })[] = [];
  for (let index = 0; index < count; index += 1) {
    const posted: unknown[] = [];
    channels.push({
      posted,
      onmessage: null,
      postMessage(message) {
        posted.push(message);
        const others = channels.filter((_, other) => other !== index);
        for (const other of others) {
          hear(other, structuredClone(message));
        }
      },
    });
  }
  return channels.map((channel) => {
    const report = vi.fn<BusOptions['reportError']>();
    return { channel, report, bus: createBus({ reportError: report, channel }) };
  });
}

function hear(channel: BusChannel, data: unknown): void {
  channel.onmessage?.(new MessageEvent('message', { data }));
}

type Tab = ReturnType<typeof givenTabs>[number];
const [here, there] = [0, 1];
const givenTwoTabs = () => {
  const tabs = givenTabs(2);
  return [tabs[here] as Tab, tabs[there] as Tab] as const;
};

describe('cross-tab events', () => {
  it('reach subscribers of both tabs, and are not forwarded again', () => {
    const [mine, other] = givenTwoTabs();
    const [near, far] = [vi.fn(), vi.fn()];
    mine.bus.on(shared, near);
    other.bus.on(shared, far);

    mine.bus.publish(shared, { amount: 1 });

    expect(near).toHaveBeenCalledExactlyOnceWith({ amount: 1 });
    expect(far).toHaveBeenCalledExactlyOnceWith({ amount: 1 });
    expect(mine.channel.posted).toHaveLength(1);
    expect(other.channel.posted).toHaveLength(0);
  });

  it('are the only ones that are sent to other tabs', () => {
    const [mine, other] = givenTwoTabs();
    const far = vi.fn();
    other.bus.on(local, far);

    mine.bus.publish(local, { amount: 1 });

    expect(mine.channel.posted).toHaveLength(0);
    expect(far).not.toHaveBeenCalled();
  });

  it('arrive frozen, and without keys that reach a prototype', () => {
    const [mine] = givenTwoTabs();
    const handler = vi.fn();
    mine.bus.on(shared, handler);

    hear(mine.channel, {
      topic: 'test.shared@1',
      hops: 0,
      payload: JSON.parse('{"amount":1,"__proto__":{"x":1}}'),
    });

    const payload = handler.mock.calls[0]?.[0];
    expect(payload).toEqual({ amount: 1 });
    expect(payload.x).toBeUndefined();
    expect(Object.isFrozen(payload)).toBe(true);
  });

  it('are stopped when two tabs react to each other in a loop', () => {
    const [mine, other] = givenTwoTabs();
    const respond = ({ bus }: Tab) =>
      vi.fn(({ amount }: { amount: number }) => bus.publish(shared, { amount: amount + 1 }));
    const [near, far] = [respond(mine), respond(other)];
    mine.bus.on(shared, near);
    other.bus.on(shared, far);

    mine.bus.publish(shared, { amount: 0 });

    expect(near.mock.calls.length).toBeGreaterThan(1);
    expect(near.mock.calls.length).toBeLessThan(1000);
    const reports = [...mine.report.mock.calls, ...other.report.mock.calls];
    expect(reports.length).toBeGreaterThan(0);
    expect(reports.every(([error]) => (error as BusError).reason === 'hops')).toBe(true);
  });

  it('that carry state are stored for late subscribers once a subscriber has parsed them', () => {
    const [mine, other] = givenTwoTabs();
    other.bus.on(sharedState, vi.fn());
    mine.bus.publish(sharedState, { amount: 4 });
    const late = vi.fn();

    other.bus.on(sharedState, late);

    expect(late).toHaveBeenCalledExactlyOnceWith({ amount: 4 });
  });
});

describe('a message that cannot be delivered', () => {
  it.each([
    ['another shape', { topic: 'test.shared@1', payload: { amount: 'x' }, hops: 0 }],
    ['an unknown key', { topic: 'test.shared@1', payload: { amount: 1, extra: 1 }, hops: 0 }],
    ['no payload', { topic: 'test.shared@1', hops: 0 }],
    ['an event that does not cross tabs', { topic: 'test.local@1', payload: { amount: 1 }, hops: 0 }],
  ])('(%s) is dropped, and reported once for any number of subscribers', (_, message) => {
    const [mine] = givenTwoTabs();
    const handler = vi.fn();
    for (const event of [shared, shared, local]) {
      mine.bus.on(event, handler);
    }

    hear(mine.channel, message);

    expect(handler).not.toHaveBeenCalled();
    expect(mine.report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'BusError', reason: 'foreign' }),
      message.topic,
    );
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'hello'],
    ['no topic', { payload: {}, hops: 0 }],
    ['no hops', { topic: 'test.shared@1', payload: { amount: 1 } }],
    ['negative hops', { topic: 'test.shared@1', payload: { amount: 1 }, hops: -9 }],
    ['a map', { topic: 'test.shared@1', payload: new Map(), hops: 0 }],
  ])('(%s) is dropped and reported because it is not a message of the bus', (_, data) => {
    const [mine] = givenTwoTabs();
    const handler = vi.fn();
    mine.bus.on(shared, handler);

    hear(mine.channel, data);

    expect(handler).not.toHaveBeenCalled();
    expect(mine.report).toHaveBeenCalledOnce();
  });

  it('is dropped silently when no subscriber in this tab knows its topic', () => {
    const [mine] = givenTwoTabs();

    hear(mine.channel, { topic: 'test.newer@3', payload: { any: 1 }, hops: 0 });

    expect(mine.report).not.toHaveBeenCalled();
  });

  it('is still delivered in its own tab when the channel is closed', () => {
    const report = vi.fn();
    const closed = new Error('channel is closed');
    const bus = createBus({
      reportError: report,
      channel: {
        onmessage: null,
        postMessage: () => {
          throw closed;
        },
      },
    });
    const handler = vi.fn();
    bus.on(shared, handler);

    bus.publish(shared, { amount: 1 });

    expect(handler).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(closed, 'test.shared@1');
  });
});

it('BusChannel accepts a BroadcastChannel', () => {
  expectTypeOf<BroadcastChannel>().toExtend<BusChannel>();
});

it('a cross-tab event crosses a real BroadcastChannel', async () => {
  const [mine, other] = [new BroadcastChannel('bus-test'), new BroadcastChannel('bus-test')];
  const heard = vi.fn();
  createBus({ reportError: vi.fn(), channel: other }).on(shared, heard);

  createBus({ reportError: vi.fn(), channel: mine }).publish(shared, { amount: 5 });

  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ amount: 5 }));
  mine.close();
  other.close();
});
