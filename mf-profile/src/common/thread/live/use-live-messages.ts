import { useHost } from '@bazaar/host';
import { useSyncExternalStore } from 'react';
import { liveMessagesOf } from './live-messages.ts';

/** While the tab is visible; a hidden one sends no request. */
const POLL_MS = 20 * 1000;

/**
 * Keeps new messages arriving while the component is shown.
 * @returns false while they do not: the component's queries then have to ask by themselves.
 */
export function useLiveMessages(): boolean {
  const { subscribe, isLive } = liveMessagesOf(useHost());
  return useSyncExternalStore(subscribe, isLive, isNever);
}

const isNever = () => false;

/** Options of a query of messages: it asks from time to time while they do not arrive by themselves. */
export function useMessagePolling() {
  return { refetchInterval: useLiveMessages() ? (false as const) : POLL_MS };
}
