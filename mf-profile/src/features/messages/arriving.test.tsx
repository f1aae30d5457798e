import { getFlatThread, getUnreadThreads, listConversations } from '@bazaar/contracts/notification';
import { createFakeHost, type FakeHost, renderAt } from '@bazaar/testing';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenThreads } from '../../common/thread/given-threads.fixture.ts';
import { givenStream, givenTabs } from '../../common/thread/live/fake-tabs.fixture.ts';
import { givenConversation, givenMessage } from '../../common/thread/thread.fixture.ts';
import remote from '../../remote.ts';

const PATH = '/profile/messages?thread=5';

function givenHost() {
  const { store, handlers } = givenThreads({
    threads: [givenConversation(5)],
    messages: { 5: [givenMessage(502)] },
  });
  return { store, host: createFakeHost({ session: 'signed-in', handlers }) };
}

const log = () => within(screen.getByRole('log'));
const count = (host: FakeHost, endpoint: unknown) =>
  host.calls.filter((call) => call.endpoint === endpoint).length;

afterEach(() => {
  vi.useRealTimers();
});

it('a message is shown when the stream tells of it, and nothing is asked in between', async () => {
  givenTabs();
  const { store, host } = givenHost();
  const stream = givenStream();
  const opened = vi.spyOn(host.api, 'stream').mockResolvedValue(stream.body);
  await renderAt(remote, PATH, { host });
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  await act(async () => stream.say('open', {}, '7:8:'));

  store.messages[5]?.push(givenMessage(503, { text: 'موجودی رسید' }));
  await act(async () => stream.say('message', { conversationId: 5, messageId: 503, isMine: false }, '7:9:'));

  expect(await log().findByText('موجودی رسید')).toBeTruthy();
});

it('without a stream it is asked for every 20 seconds, while the tab is visible', async () => {
  vi.useFakeTimers();
  const { store, host } = givenHost();
  await renderAt(remote, PATH, { host });
  const before = [getFlatThread, listConversations, getUnreadThreads].map((one) => count(host, one));

  store.messages[5]?.push(givenMessage(503, { text: 'موجودی رسید' }));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  await vi.waitFor(() => expect(log().getByText('موجودی رسید')).toBeTruthy());
  expect([getFlatThread, listConversations, getUnreadThreads].map((one) => count(host, one))).toEqual(
    before.map((calls) => calls + 1),
  );

  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = host.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(host.calls).toHaveLength(asked);
});
