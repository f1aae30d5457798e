import { useHost } from '@bazaar/host';
import { useEffect } from 'react';
import { markRead } from './reading.mutations.ts';

/** Marks the thread as read up to its last message as soon as the tab shows it. */
export function useReadMark(id: number, unreadCount: number, lastId: number | undefined): void {
  const host = useHost();
  useEffect(() => {
    if (unreadCount === 0 || lastId === undefined) {
      return;
    }
    const mark = () => {
      if (document.visibilityState === 'visible') {
        void markRead(host, id, lastId);
      }
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [host, id, unreadCount, lastId]);
}
