import { defineEvent, topicOf } from '@bazaar/contracts/events';
import { map } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Bus, BusOptions } from './bus.ts';
import { createBus } from './create-bus.ts';

const Amount = z.strictObject({ amount: z.int().check(z.nonnegative()) });
const counted = defineEvent('test.counted', 1, Amount);
const stated = defineEvent('test.stated', 1, Amount, { isState: true });
const listed = defineEvent(
  'test.listed',
  1,
  z.strictObject({ items: z.array(z.strictObject({ id: z.int() })) }),
);

function givenBus(options: Partial<BusOptions> = {}) {
  const report = vi.fn<BusOptions['reportError']>();
  return { report, bus: createBus({ reportError: report, ...options }) };
}

describe('publishing', () => {
  it('delivers to every subscriber of the event, and to no other subscriber', () => {
    const { bus } = givenBus();
    const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()];
    bus.on(counted, first);
    bus.on(counted, second);
    bus.on(stated, other);

    bus.publish(counted, { amount: 3 });

    expect(first).toHaveBeenCalledExactlyOnceWith({ amount: 3 });
    expect(second).toHaveBeenCalledExactlyOnceWith({ amount: 3 });
    expect(other).not.toHaveBeenCalled();
  });

  it('delivers to a second bundled copy of the definition by its topic, but not to another version of it', () => {
    const { bus } = givenBus();
    const [copy, next] = [vi.fn(), vi.fn()];
    bus.on(defineEvent('test.counted', 1, Amount), copy);
    bus.on(defineEvent('test.counted', 2, Amount), next);

    bus.publish(counted, { amount: 1 });

    expect(copy).toHaveBeenCalledOnce();
    expect(next).not.toHaveBeenCalled();
  });

  it('refuses a payload that breaks the contract, at the publisher', () => {
    const { bus, report } = givenBus();
    const handler = vi.fn();
    bus.on(counted, handler);

    expect(() => bus.publish(counted, { amount: -1 })).toThrow(/amount/);
    expect(() => bus.publish(counted, { amount: 1, extra: true } as never)).toThrow(/extra/);
    expect(handler).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });

  it('stops delivering after the unsubscribe function is called, which may be called twice', () => {
    const { bus } = givenBus();
    const handler = vi.fn();
    const stop = bus.on(counted, handler);

    stop();
    stop();
    bus.publish(counted, { amount: 1 });

    expect(handler).not.toHaveBeenCalled();
  });

  it('delivers a publication made inside a handler after the current one, to every subscriber', () => {
    const { bus } = givenBus();
    const seen: number[] = [];
    bus.on(stated, ({ amount }) => {
      if (amount === 1) {
        bus.publish(stated, { amount: 2 });
      }
    });
    bus.on(stated, ({ amount }) => seen.push(amount));

    bus.publish(stated, { amount: 1 });

    expect(seen).toEqual([1, 2]);
  });
});

describe('payloads', () => {
  it('are deeply frozen: no subscriber changes what the next one sees', () => {
    const { bus, report } = givenBus();
    const next = vi.fn();
    bus.on(listed, ({ items }) => {
      items.push({ id: 9 });
    });
    bus.on(listed, ({ items }) => {
      (items[0] as { id: number }).id = 9;
    });
    bus.on(listed, next);

    bus.publish(listed, { items: [{ id: 1 }] });

    expect(next).toHaveBeenCalledExactlyOnceWith({ items: [{ id: 1 }] });
    expect(report.mock.calls.map(([error, topic]) => [error instanceof TypeError, topic])).toEqual([
      [true, 'test.listed@1'],
      [true, 'test.listed@1'],
    ]);
  });

  it('share nothing with the publisher’s objects, which it may still change', () => {
    const loose = defineEvent('test.loose', 1, z.unknown());
    const { bus } = givenBus();
    const handler = vi.fn();
    bus.on(loose, handler);
    const mine = { items: [1] };

    bus.publish(loose, mine);
    mine.items.push(2);

    expect(handler.mock.calls[0]?.[0]).toEqual({ items: [1] });
  });

  it('lose the keys that reach a prototype', () => {
    const loose = defineEvent('test.loose', 1, z.record(z.string(), z.unknown()));
    const { bus } = givenBus();
    const handler = vi.fn();
    bus.on(loose, handler);
    const before = Reflect.ownKeys(Object.prototype);

    bus.publish(
      loose,
      JSON.parse('{"a":{"__proto__":{"x":1},"b":2},"__proto__":{"x":1},"constructor":1,"prototype":1}'),
    );

    const payload = handler.mock.calls[0]?.[0];
    expect(JSON.stringify(payload)).toBe('{"a":{"b":2}}');
    expect(payload.x).toBeUndefined();
    expect(payload.a.x).toBeUndefined();
    expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
  });

  it.each([
    ['a function', { act: () => 1 }],
    ['a class instance', { at: new Date(0) }],
    ['a map', new Map()],
    ['a symbol', { mark: Symbol('x') }],
  ])('are refused when they are not plain data: %s', (_, payload) => {
    const loose = defineEvent('test.loose', 1, z.unknown());

    expect(() => givenBus().bus.publish(loose, payload)).toThrow(TypeError);
  });

  it('are refused when they contain a cycle', () => {
    const loose = defineEvent('test.loose', 1, z.unknown());
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;

    expect(() => givenBus().bus.publish(loose, cycle)).toThrow(/nested deeper/);
  });
});

describe('a broken subscriber', () => {
  const broken = new Error('broken remote');

  it('is reported, and the next one is still served, this time and later', () => {
    const { bus, report } = givenBus();
    const next = vi.fn();
    const fragile = vi.fn(() => {
      throw broken;
    });
    bus.on(counted, fragile);
    bus.on(counted, next);

    bus.publish(counted, { amount: 1 });
    bus.publish(counted, { amount: 2 });

    expect(report.mock.calls).toEqual([
      [broken, 'test.counted@1'],
      [broken, 'test.counted@1'],
    ]);
    expect(fragile).toHaveBeenCalledTimes(2);
    expect(next).toHaveBeenCalledTimes(2);
  });

  it('is reported when it fails later, in a promise', async () => {
    const { bus, report } = givenBus();
    bus.on(counted, async () => {
      throw broken;
    });

    bus.publish(counted, { amount: 1 });

    await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(broken, 'test.counted@1'));
  });

  it('does not stop the bus when the reporter itself throws', () => {
    const bus = createBus({
      reportError: () => {
        throw new Error('broken reporter');
      },
    });
    const next = vi.fn();
    bus.on(counted, () => {
      throw broken;
    });
    bus.on(counted, next);

    bus.publish(counted, { amount: 1 });

    expect(next).toHaveBeenCalledOnce();
  });

  it('causes no endless loop when the reporter publishes the same event', () => {
    const report = vi.fn(() => bus.publish(counted, { amount: 1 }));
    const bus: Bus = createBus({ reportError: report });
    const handler = vi.fn(() => {
      throw broken;
    });
    bus.on(counted, handler);

    bus.publish(counted, { amount: 1 });

    expect(handler).toHaveBeenCalledTimes(9);
    expect(report).toHaveBeenCalledTimes(9);
  });
});

describe('stream', () => {
  const broken = new Error('broken operator');
  const explode = map(({ amount }: { amount: number }) => {
    if (amount === 2) {
      throw broken;
    }
    return amount * 10;
  });

  it('delivers payloads through operators', () => {
    const { bus } = givenBus();
    const seen: number[] = [];
    const subscription = bus
      .stream(counted)
      .pipe(map(({ amount }) => amount * 10))
      .subscribe((value) => seen.push(value));

    bus.publish(counted, { amount: 1 });
    subscription.unsubscribe();
    bus.publish(counted, { amount: 2 });

    expect(seen).toEqual([10]);
  });

  it('ends only the subscription whose operator throws, and reports it', () => {
    const { bus, report } = givenBus();
    const [mine, other] = [vi.fn(), vi.fn()];
    const same = bus.stream(counted);
    same.pipe(explode, map(String)).subscribe(mine);
    same.subscribe(other);

    for (const amount of [1, 2, 3]) {
      bus.publish(counted, { amount });
    }

    expect(mine.mock.calls).toEqual([['10']]);
    expect(other).toHaveBeenCalledTimes(3);
    expect(report).toHaveBeenCalledExactlyOnceWith(broken, 'test.counted@1');
  });

  it('reports an error and also passes it to the subscriber’s own error handler', () => {
    const { bus, report } = givenBus();
    const error = vi.fn();
    bus.stream(counted).pipe(explode).subscribe({ error });

    bus.publish(counted, { amount: 2 });

    expect(error).toHaveBeenCalledExactlyOnceWith(broken);
    expect(report).toHaveBeenCalledOnce();
  });

  it('keeps a subscription whose handler throws', () => {
    const { bus, report } = givenBus();
    const next = vi.fn(() => {
      throw broken;
    });
    bus.stream(counted).subscribe({ next });

    bus.publish(counted, { amount: 1 });
    bus.publish(counted, { amount: 2 });

    expect(next).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('exposes no member that could stop the bus', () => {
    const { bus } = givenBus();
    const handler = vi.fn();
    bus.on(counted, handler);
    const stream = bus.stream(counted) as unknown as Record<string, unknown>;

    expect(stream.next ?? stream.error ?? stream.complete ?? stream.source).toBeUndefined();
    bus.publish(counted, { amount: 1 });
    expect(handler).toHaveBeenCalledOnce();
  });
});

describe('a state event', () => {
  it('delivers its last payload to a late subscriber, once', () => {
    const { bus } = givenBus();
    bus.publish(stated, { amount: 1 });
    bus.publish(stated, { amount: 2 });
    const [handler, streamed] = [vi.fn(), vi.fn()];

    bus.on(stated, handler);
    bus.stream(stated).subscribe(streamed);

    expect(handler.mock.calls).toEqual([[{ amount: 2 }]]);
    expect(streamed.mock.calls).toEqual([[{ amount: 2 }]]);
  });

  it('is delivered once to a subscriber that is added inside one of its handlers', () => {
    const { bus } = givenBus();
    const late = vi.fn();
    const stop = bus.on(stated, () => {
      stop();
      bus.on(stated, late);
    });

    bus.publish(stated, { amount: 1 });

    expect(late.mock.calls).toEqual([[{ amount: 1 }]]);
  });

  it('is the only kind of event whose last payload is stored', () => {
    const { bus } = givenBus();
    bus.publish(counted, { amount: 1 });
    const handler = vi.fn();

    bus.on(counted, handler);

    expect(handler).not.toHaveBeenCalled();
  });
});

describe('the hop limit', () => {
  it('stops two remotes that react to each other, and allows eight levels', () => {
    const { bus, report } = givenBus();
    const response = vi.fn(({ amount }: { amount: number }) => bus.publish(stated, { amount: amount + 1 }));
    bus.on(stated, response);

    bus.publish(stated, { amount: 0 });

    expect(response.mock.calls.map(([{ amount }]) => amount)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'BusError', reason: 'hops' }),
      topicOf(stated),
    );
  });

  it('starts from zero for the next publication', () => {
    const { bus } = givenBus();
    const response = vi.fn(() => bus.publish(stated, { amount: 1 }));
    bus.on(stated, response);

    bus.publish(stated, { amount: 0 });
    bus.publish(stated, { amount: 0 });

    expect(response).toHaveBeenCalledTimes(18);
  });
});

describe('the rate guard', () => {
  it('allows a thousand publications of one topic in a second, drops the rest and reports it once', () => {
    let time = 5000;
    const { bus, report } = givenBus({ now: () => time });
    const [handler, other] = [vi.fn(), vi.fn()];
    bus.on(counted, handler);
    bus.on(stated, other);

    for (let amount = 0; amount < 10_000; amount += 1) {
      bus.publish(counted, { amount });
    }
    bus.publish(stated, { amount: 1 });

    expect(handler).toHaveBeenCalledTimes(1000);
    expect(other).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: 'rate' }),
      topicOf(counted),
    );

    time += 1000;
    bus.publish(counted, { amount: 1 });
    expect(handler).toHaveBeenCalledTimes(1001);
  });
});
