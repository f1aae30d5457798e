import type { EventDefinition } from '@bazaar/contracts/events';
import { BusError } from './bus-error.ts';
import type { Message } from './message-queue.ts';
import { freezeDeep } from './payload.ts';

/** Messages of other tabs that were reported already: several subscribers may refuse the same one. */
const reported = new WeakSet<Message>();

/**
 * Opens messages for a subscriber of `event`. Messages of this tab were parsed by their publisher; those of another
 * tab, which may run another release, are parsed with the subscriber's own definition. `null`: dropped.
 */
export function openMessage(event: EventDefinition, report: (error: unknown, topic: string) => void) {
  return (message: Message): Message | null => {
    if (!message.isForeign) {
      return message;
    }
    const result = event.crossTab ? event.payload.safeParse(message.payload) : null;
    if (result?.success) {
      return { ...message, payload: freezeDeep(result.data), isState: event.isState };
    }
    if (!reported.has(message)) {
      reported.add(message);
      const text = `Another tab sent a ${message.topic} that does not fit this tab's definition.`;
      report(new BusError('foreign', text, { cause: result?.error }), message.topic);
    }
    return null;
  };
}
