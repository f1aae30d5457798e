import { Observable } from 'rxjs';
import type { Bus } from './bus.ts';
import { copyPlain } from './payload.ts';

/**
 * The bus of one request on the server. It delivers to no subscriber, so nothing is stored and nothing leaks from
 * one visitor to another. A payload that breaks its contract throws here too.
 */
export function createServerBus(): Bus {
  return {
    publish(event, payload) {
      event.payload.parse(copyPlain(payload));
    },
    on: () => () => {},
    stream: () => new Observable((subscriber) => subscriber.complete()),
  };
}
