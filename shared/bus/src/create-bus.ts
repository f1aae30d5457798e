import { type EventDefinition, topicOf } from '@bazaar/contracts/events';
import { Subject, type Subscription } from 'rxjs';
import type { Bus, BusOptions } from './bus.ts';
import { GuardedObservable } from './guarded-observable.ts';
import { createMessageQueue, type Message } from './message-queue.ts';
import { openMessage } from './open-message.ts';
import { copyPlain, freezeDeep } from './payload.ts';
import { createRateGuard } from './rate-guard.ts';
import { openTabChannel } from './tab-channel.ts';

/** The bus of a page. Publications are delivered in order: one made inside a handler waits for the current one. */
export function createBus(options: BusOptions): Bus {
  const report = reportSafely(options);
  const messages = new Subject<Message>();
  const lastStates = new Map<string, Message>();
  const deliver = (message: Message) => {
    keepState(lastStates, message);
    messages.next(message);
  };
  const judgeRate = createRateGuard(options.now ?? Date.now);
  const queue = createMessageQueue({ report, judgeRate, deliver });
  const tabs = openTabChannel(options.channel, {
    report,
    receive: (message) => {
      if (queue.admits(message.topic, message.hops)) {
        queue.push({ ...message, isState: false, isForeign: true });
      }
    },
  });

  function stream(event: EventDefinition) {
    const topic = topicOf(event);
    const open = openMessage(event, report);
    return new GuardedObservable<unknown>(
      (error) => report(error, topic),
      (subscriber): Subscription => {
        const subscription = messages.subscribe((message) => {
          const opened = message.topic === topic ? open(message) : null;
          if (opened) {
            keepState(lastStates, opened);
            subscriber.next(opened.payload);
          }
        });
        const last = lastStates.get(topic);
        if (last) {
          subscriber.next(last.payload);
        }
        return subscription;
      },
    );
  }

  function publish(event: EventDefinition, payload: unknown): void {
    const topic = topicOf(event);
    const hops = queue.nextHops();
    if (!queue.admits(topic, hops)) {
      return;
    }
    const parsed = freezeDeep(event.payload.parse(copyPlain(payload)));
    if (event.crossTab) {
      tabs.send({ topic, payload: parsed, hops });
    }
    queue.push({ topic, payload: parsed, hops, isState: event.isState, isForeign: false });
  }

  function on(event: EventDefinition, handler: (payload: never) => unknown) {
    const subscription = stream(event).subscribe((payload) => {
      const ending = handler(payload as never);
      if (ending instanceof Promise) {
        ending.catch((error) => report(error, topicOf(event)));
      }
    });
    return () => subscription.unsubscribe();
  }

  // The implementation treats every event the same; the public type ties the payload to the event.
  return { publish, stream, on } as Bus;
}

/** Stores one message for each topic of a state event: a late subscriber receives it. */
function keepState(lastStates: Map<string, Message>, message: Message): void {
  if (message.isState) {
    lastStates.set(message.topic, message);
  }
}

/** A reporter that throws, or that publishes a refused event again, must not take the bus down. */
function reportSafely({ reportError }: BusOptions): BusOptions['reportError'] {
  let isReporting = false;
  return (error, topic) => {
    if (isReporting) {
      return;
    }
    isReporting = true;
    try {
      reportError(error, topic);
    } catch {
      // The reporter itself failed, so the error cannot be reported anywhere.
    } finally {
      isReporting = false;
    }
  };
}
