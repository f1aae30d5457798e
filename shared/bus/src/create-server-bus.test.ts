import { creditChanged, unreadCounted } from '@bazaar/contracts/events';
import { describe, expect, it, vi } from 'vitest';
import { createServerBus } from './create-server-bus.ts';

describe('createServerBus', () => {
  it('parses at the publisher and delivers to nobody', () => {
    const bus = createServerBus();
    const handler = vi.fn();
    const stop = bus.on(unreadCounted, handler);

    bus.publish(unreadCounted, { unreadCount: 3 });
    bus.on(unreadCounted, handler);

    expect(handler).not.toHaveBeenCalled();
    expect(stop()).toBeUndefined();
    expect(() => bus.publish(unreadCounted, { unreadCount: -3 })).toThrow(/unreadCount/);
  });

  it('has completed streams, so that nothing of a request is retained', () => {
    const complete = vi.fn();

    const subscription = createServerBus().stream(creditChanged).subscribe({ complete });

    expect(complete).toHaveBeenCalledOnce();
    expect(subscription.closed).toBe(true);
  });
});
