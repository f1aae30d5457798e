import type { Bus } from '@bazaar/bus';
import { type EventDefinition, topicOf } from '@bazaar/contracts/events';
import { Observable } from 'rxjs';

export interface CountingBus extends Bus {
  /** Topics of the currently open subscriptions, one entry for each. */
  readonly openTopics: readonly string[];
  /** What was published, in order. */
  readonly published: readonly { topic: string; payload: unknown }[];
}

/** A bus that records its open subscriptions and what was published. */
export function countSubscriptions(bus: Bus): CountingBus {
  const openTopics: string[] = [];
  const published: { topic: string; payload: unknown }[] = [];

  function note(event: EventDefinition, stop: () => void): () => void {
    const topic = topicOf(event);
    let isOpen = true;
    openTopics.push(topic);
    return () => {
      if (isOpen) {
        isOpen = false;
        openTopics.splice(openTopics.indexOf(topic), 1);
      }
      stop();
    };
  }

  return {
    openTopics,
    published,
    publish(event, payload) {
      bus.publish(event, payload);
      published.push({ topic: topicOf(event), payload });
    },
    on: (event, handler) => note(event, bus.on(event, handler)),
    stream: (event) =>
      new Observable((subscriber) => {
        const subscription = bus.stream(event).subscribe(subscriber);
        return note(event, () => subscription.unsubscribe());
      }),
  };
}
