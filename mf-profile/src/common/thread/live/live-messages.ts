import type { StreamEvent } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { unreadKeys } from '../../profile/profile.keys.ts';
import { threadKeys } from '../thread.keys.ts';

const IDLE_LIMIT_MS = 2_000;

/** Whether new messages arrive by themselves. While they do not, queries ask from time to time. */
export interface LiveMessages {
  isLive(): boolean;
  /** Starts with the first listener and ends with the last one. */
  subscribe(listener: () => void): () => void;
}

const known = new WeakMap<Host, LiveMessages>();

/** The live messages of a page: one for a host, however many components show some. */
export function liveMessagesOf(host: Host): LiveMessages {
  const live = known.get(host) ?? createLiveMessages(host);
  known.set(host, live);
  return live;
}

function createLiveMessages(host: Host): LiveMessages {
  const listeners = new Set<() => void>();
  let isLive = false;
  let connection: AbortController | undefined;
  const onState = (next: boolean) => {
    if (next !== isLive) {
      isLive = next;
      for (const listener of listeners) {
        listener();
      }
    }
  };
  const onEvent = (event: StreamEvent) => applyEvent(host, event);
  const start = () => {
    if (connection === undefined && host.session().userId !== null && canShareStream()) {
      connection = new AbortController();
      const { signal } = connection;
      void whenIdle()
        .then(() => import('./connect.ts'))
        .then(({ connect }) => {
          if (!signal.aborted) {
            connect(host, { onEvent, onState }, signal);
          }
        })
        // Without a connection its code cannot be loaded either: it is tried again once there is one.
        .catch(() => {
          if (!signal.aborted) {
            connection = undefined;
            addEventListener('online', startIfHeard, { once: true });
          }
        });
    }
  };
  const startIfHeard = () => {
    if (listeners.size > 0) {
      start();
    }
  };
  const end = () => {
    connection?.abort();
    connection = undefined;
    onState(false);
  };
  return {
    isLive: () => isLive,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        start();
        // A page with an open stream could not be kept for the back button.
        addEventListener('pagehide', end);
        addEventListener('pageshow', start);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          removeEventListener('pagehide', end);
          removeEventListener('pageshow', start);
          end();
        }
      };
    },
  };
}

/** Whether the browser can share a stream: without that, each tab would hold one of its few connections. */
function canShareStream(): boolean {
  return Boolean(globalThis.navigator.locks) && typeof BroadcastChannel === 'function';
}

/** When the browser has nothing more urgent to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS });
    } else {
      setTimeout(resolve, 200);
    }
  });
}

/** Fetches anew what an event is about, where it is shown. */
function applyEvent({ queryClient }: Host, event: StreamEvent): void {
  const refresh = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  refresh(unreadKeys.threads);
  if (event.event === 'open' || event.event === 'reset') {
    // What was changed while there was no stream is not told.
    refresh(threadKeys.all);
    return;
  }
  refresh(threadKeys.lists);
  refresh(threadKeys.requests);
  refresh(threadKeys.messages(event.conversationId));
  refresh(threadKeys.conversation(event.conversationId));
}
