import { type Bus, createBus } from '@bazaar/bus';
import { favoriteToggled, unreadCounted } from '@bazaar/contracts/events';
import { map } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createLateBus } from './late-bus.ts';

const favorite = { objectType: 'SupplierProduct', objectId: 7, isFavorite: true, totalCount: 3 } as const;

/** A late bus, and what lets its code come or fail. */
function givenBus() {
  const loads: PromiseWithResolvers<Bus>[] = [];
  const load = vi.fn(() => {
    loads.push(Promise.withResolvers<Bus>());
    return (loads.at(-1) as PromiseWithResolvers<Bus>).promise;
  });
  const reportError = vi.fn();
  const bus = createLateBus({ load, reportError });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    bus,
    load,
    reportError,
    async letCome() {
      loads.at(-1)?.resolve(createBus({ reportError }));
      await settled();
    },
    async fail() {
      loads.at(-1)?.reject(new Error('no file'));
      await settled();
    },
  };
}

describe('a late bus', () => {
  it('is not fetched for those who only listen', () => {
    const { bus, load } = givenBus();

    bus.on(favoriteToggled, () => {});

    expect(load).not.toHaveBeenCalled();
  });

  it('delivers what was published before it came, to those who had subscribed by then', async () => {
    const { bus, letCome } = givenBus();
    const [early, gone, late] = [vi.fn(), vi.fn(), vi.fn()];
    bus.on(favoriteToggled, early);
    bus.on(favoriteToggled, gone)();
    const payload = { ...favorite };
    bus.publish(favoriteToggled, payload);
    payload.totalCount = 99 as never;
    bus.on(favoriteToggled, late);

    await letCome();

    expect(early).toHaveBeenCalledExactlyOnceWith(favorite);
    expect(gone).not.toHaveBeenCalled();
    expect(late).not.toHaveBeenCalled();
  });

  it('is the bus itself from then on', async () => {
    const { bus, letCome } = givenBus();
    const heard = vi.fn();
    const undo = bus.on(favoriteToggled, heard);
    bus.begin();
    await letCome();

    bus.publish(favoriteToggled, favorite);
    undo();
    bus.publish(favoriteToggled, favorite);
    bus.publish(unreadCounted, { unreadCount: 4 });
    const counted = vi.fn();
    bus.on(unreadCounted, counted);

    expect(heard).toHaveBeenCalledOnce();
    expect(counted).toHaveBeenCalledExactlyOnceWith({ unreadCount: 4 });
    expect(() => bus.publish(unreadCounted, { unreadCount: -1 })).toThrow();
  });

  it('reports an early payload that breaks its contract', async () => {
    const { bus, letCome, reportError } = givenBus();
    bus.publish(unreadCounted, { unreadCount: -1 });

    await letCome();

    expect(reportError).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'profile.unread-counted@1');
  });

  it('is asked for again when its file did not come, and loses nothing', async () => {
    const { bus, load, letCome, fail } = givenBus();
    const heard = vi.fn();
    bus.on(favoriteToggled, heard);
    bus.publish(favoriteToggled, favorite);
    await fail();

    window.dispatchEvent(new Event('online'));
    expect(load).toHaveBeenCalledTimes(2);
    await letCome();

    expect(heard).toHaveBeenCalledExactlyOnceWith(favorite);
  });

  it('goes on with what waits when one of it fails', async () => {
    const { bus, letCome, reportError } = givenBus();
    const heard = vi.fn();
    const fault = new Error('no operator');
    bus
      .stream(favoriteToggled)
      .pipe(() => {
        throw fault;
      })
      .subscribe();
    bus.on(favoriteToggled, heard);
    bus.publish(favoriteToggled, favorite);

    await letCome();

    expect(reportError).toHaveBeenCalledExactlyOnceWith(fault, 'unknown');
    expect(heard).toHaveBeenCalledExactlyOnceWith(favorite);
  });

  it('ends a subscription that ends itself with the state it is given', async () => {
    const { bus, letCome } = givenBus();
    const heard = vi.fn(() => undo());
    bus.publish(unreadCounted, { unreadCount: 4 });
    const undo = bus.on(unreadCounted, heard);
    await letCome();

    bus.publish(unreadCounted, { unreadCount: 5 });

    expect(heard).toHaveBeenCalledExactlyOnceWith({ unreadCount: 4 });
  });

  it('has streams that can be piped and subscribed to before it came', async () => {
    const { bus, letCome } = givenBus();
    const heard = vi.fn();
    const subscription = bus
      .stream(favoriteToggled)
      .pipe(map(({ totalCount }) => totalCount))
      .subscribe(heard);
    await letCome();

    bus.publish(favoriteToggled, favorite);
    subscription.unsubscribe();
    bus.publish(favoriteToggled, favorite);

    expect(heard).toHaveBeenCalledExactlyOnceWith(3);
  });
});
