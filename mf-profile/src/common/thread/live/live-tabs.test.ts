import type { StreamEvent } from '@bazaar/contracts/notification';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenTabs } from './fake-tabs.fixture.ts';
import { joinTabs, type StreamLink } from './live-tabs.ts';

const MESSAGE: StreamEvent = { event: 'message', conversationId: 5, messageId: 9, isMine: false };

beforeEach(() => givenTabs());

/** A tab of the browser; `link` is there while it holds the stream. */
function openTab(name = 'bazaar.profile.live.7') {
  const leaving = new AbortController();
  const tab = {
    events: [] as StreamEvent[],
    states: [] as boolean[],
    link: null as StreamLink | null,
    close: () => leaving.abort(),
  };
  joinTabs(
    name,
    {
      onEvent: (event) => void tab.events.push(event),
      onState: (isLive) => void tab.states.push(isLive),
      follow: (link, signal) => {
        tab.link = link;
        return new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            tab.link = null;
            resolve();
          }),
        );
      },
    },
    leaving.signal,
  );
  onTestFinished(() => leaving.abort());
  return tab;
}

describe('the tabs of a browser', () => {
  it('hold one stream, whose events come to all of them', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.link).not.toBeNull());

    first.link?.onEvent({ event: 'open' }, '7:8:');
    first.link?.onEvent(MESSAGE, '7:9:');

    expect(second.link).toBeNull();
    expect(first.events).toEqual([{ event: 'open' }, MESSAGE]);
    expect(second.events).toEqual(first.events);
    expect([first.states, second.states]).toEqual([[true], [true]]);
  });

  it('go on from the same position when the tab with the stream is closed', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.link).not.toBeNull());
    first.link?.onEvent(MESSAGE, '7:9:');

    first.close();

    await vi.waitFor(() => expect(second.link).not.toBeNull());
    expect(second.link?.position()).toBe('7:9:');
  });

  it('learn of a loss, and a late one of the present state', async () => {
    const [first, second] = [openTab(), openTab()];
    await vi.waitFor(() => expect(first.link).not.toBeNull());
    first.link?.onEvent({ event: 'open' }, '7:8:');
    const late = openTab();
    expect(late.states).toEqual([true]);

    first.link?.onLost();

    expect([second.states.at(-1), late.states.at(-1)]).toEqual([false, false]);
  });

  it('of another user share nothing with them', async () => {
    const [mine, theirs] = [openTab(), openTab('bazaar.profile.live.8')];
    await vi.waitFor(() => expect(theirs.link).not.toBeNull());

    mine.link?.onEvent(MESSAGE, '7:9:');

    expect(theirs.events).toEqual([]);
  });

  it('ignore what another script says on their channel', async () => {
    const tab = openTab();
    const channel = new BroadcastChannel('bazaar.profile.live.7');

    channel.postMessage({ kind: 'event', event: { event: 'message', conversationId: 'x' } });
    channel.postMessage('hello');

    expect(tab.events).toEqual([]);
  });
});
