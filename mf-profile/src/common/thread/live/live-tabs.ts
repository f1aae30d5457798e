import { StreamEvent } from '@bazaar/contracts/notification';
import * as z from 'zod/mini';

/** What the tabs of a browser tell each other. */
const TabMessage = z.union([
  /** A new tab asks whether there is a stream. */
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('state'), isLive: z.boolean(), position: z.optional(z.string()) }),
  z.object({ kind: z.literal('event'), event: StreamEvent, position: z.optional(z.string()) }),
]);
type TabMessage = z.infer<typeof TabMessage>;

/** What a tab does with the one stream of its browser. */
export interface TabListener {
  /** Called in every tab, for each event. */
  onEvent(event: StreamEvent): void;
  /** Whether the browser's stream is open. */
  onState(isLive: boolean): void;
  /** Called in one tab at a time, the one that holds the stream; it lasts as long as the signal. */
  follow(link: StreamLink, signal: AbortSignal): Promise<void>;
}

/** What the tab with the stream reports. */
export interface StreamLink {
  position(): string | undefined;
  onEvent(event: StreamEvent, position: string | undefined): void;
  onLost(): void;
}

/** Shares one stream among the tabs of a browser that use the same name, until the signal ends it for this one. */
export function joinTabs(name: string, listener: TabListener, signal: AbortSignal): void {
  const channel = new BroadcastChannel(name);
  let position: string | undefined;
  let isLive = false;
  let isLeader = false;
  const setState = (next: boolean) => {
    isLive = next;
    listener.onState(next);
  };
  const send = (message: TabMessage) => {
    if (!signal.aborted) {
      channel.postMessage(message);
    }
  };
  const sendState = () => send({ kind: 'state', isLive, ...(position !== undefined && { position }) });

  const answerHello = () => {
    if (isLeader) {
      sendState();
    }
  };
  const take = (message: Exclude<TabMessage, { kind: 'hello' }>) => {
    position = message.position ?? position;
    if (message.kind === 'event') {
      listener.onEvent(message.event);
    } else {
      setState(message.isLive);
    }
  };
  channel.onmessage = ({ data }) => {
    const { data: message } = TabMessage.safeParse(data);
    if (message?.kind === 'hello') {
      answerHello();
    } else if (message !== undefined) {
      take(message);
    }
  };

  const link: StreamLink = {
    position: () => position,
    onEvent: (event, reached) => {
      position = reached ?? position;
      send({ kind: 'event', event, ...(position !== undefined && { position }) });
      listener.onEvent(event);
      if (event.event === 'open') {
        setState(true);
        sendState();
      }
    },
    onLost: () => {
      setState(false);
      sendState();
    },
  };
  navigator.locks
    .request(name, { signal }, async () => {
      isLeader = true;
      await listener.follow(link, signal);
    })
    // A tab that leaves before it is given the lock is no failure.
    .catch(() => undefined);
  send({ kind: 'hello' });
  signal.addEventListener('abort', () => channel.close());
}
