import type { StreamEvent } from '@bazaar/contracts/notification';

/** A comment that keeps a silent stream open. */
export const HEARTBEAT = ':\n\n';

/** An event as it is sent; `position` becomes the client's `Last-Event-ID`. */
export function eventText({ event, ...data }: StreamEvent, position?: string): string {
  const id = position === undefined ? '' : `id: ${position}\n`;
  return `event: ${event}\n${id}data: ${JSON.stringify(data)}\n\n`;
}
