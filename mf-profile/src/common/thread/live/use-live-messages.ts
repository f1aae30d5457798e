import { useHost } from '@bazaar/host';
import { useSyncExternalStore } from 'react';
import { liveMessagesOf } from './live-messages.ts';

/**
 * Keeps new messages arriving while the component is shown.
 * @returns false while they do not: the component's queries then have to ask by themselves.
 */
export function useLiveMessages(): boolean {
  const { subscribe, isLive } = liveMessagesOf(useHost());
  return useSyncExternalStore(subscribe, isLive, isNever);
}

const isNever = () => false;
