import { BusError } from './bus-error.ts';
import type { Verdict } from './rate-guard.ts';

/** One publication being delivered. */
export interface Message {
  readonly topic: string;
  readonly payload: unknown;
  /** Number of handlers between this publication and the first one, which no handler caused. */
  readonly hops: number;
  readonly isState: boolean;
  /** From another tab: the subscriber's own definition parses it before any handler receives it. */
  readonly isForeign: boolean;
}

const MAX_HOPS = 8;

interface QueueOptions {
  report(error: unknown, topic: string): void;
  judgeRate(topic: string): Verdict;
  deliver(message: Message): void;
}

/**
 * Delivers messages one after another, and stops chains that feed themselves. If a publication made inside a
 * handler were delivered at once, a later subscriber would see the new state first and end with the old one.
 */
export function createMessageQueue({ report, judgeRate, deliver }: QueueOptions) {
  const waiting: Message[] = [];
  let current: Message | null = null;

  function drain(): void {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      current = message;
      deliver(message);
    }
    current = null;
  }

  return {
    /** The hops of a message that is published now. */
    nextHops: () => (current ? current.hops + 1 : 0),

    /** Whether a publication may pass; what is refused is reported. */
    admits(topic: string, hops: number): boolean {
      if (hops > MAX_HOPS) {
        report(
          new BusError('hops', `${topic} was refused: ${hops} handlers deep, it looks like a loop.`),
          topic,
        );
        return false;
      }
      const verdict = judgeRate(topic);
      if (verdict === 'first-refusal') {
        report(
          new BusError('rate', `${topic} is published too often; the rest of this second is dropped.`),
          topic,
        );
      }
      return verdict === 'allowed';
    },

    push(message: Message): void {
      waiting.push(message);
      if (!current) {
        drain();
      }
    },
  };
}
