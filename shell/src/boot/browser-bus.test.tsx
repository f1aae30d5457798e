import { favoriteToggled } from '@bazaar/contracts/events';
import { expect, it, vi } from 'vitest';
import { createBrowserBus } from './browser-host.ts';

const payload = { objectType: 'SupplierProduct', objectId: 7, isFavorite: true, totalCount: 3 } as const;

/** The bus of this tab, and a message of another one. */
function givenTab() {
  const channel: { onmessage?: (message: { data: unknown }) => void; postMessage: ReturnType<typeof vi.fn> } =
    {
      postMessage: vi.fn(),
    };
  vi.stubGlobal('BroadcastChannel', function open() {
    return channel;
  });
  const bus = createBrowserBus(() => {});
  vi.unstubAllGlobals();
  const say = (totalCount: number) =>
    channel.onmessage?.({
      data: { topic: 'suppliers.favorite-toggled@1', payload: { ...payload, totalCount }, hops: 0 },
    });
  return { bus, channel, say };
}

it('what another tab says before the bus has come is for those who listened by then, in its order', async () => {
  const { bus, channel, say } = givenTab();
  const heard: [string, number][] = [];
  const listen = (who: string) => bus.on(favoriteToggled, ({ totalCount }) => heard.push([who, totalCount]));

  listen('early');
  say(1);
  bus.publish(favoriteToggled, { ...payload, totalCount: 2 });
  listen('late');
  say(3);
  await vi.waitFor(() => expect(heard).toHaveLength(4));
  say(4);

  expect(heard).toEqual([
    ['early', 1],
    ['early', 2],
    ['early', 3],
    ['late', 3],
    ['early', 4],
    ['late', 4],
  ]);
  expect(channel.postMessage).toHaveBeenCalledOnce();
});
