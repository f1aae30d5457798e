import type { BusChannel } from './bus.ts';
import { BusError } from './bus-error.ts';
import { copyPlain, freezeDeep } from './payload.ts';

/** A message sent over the channel; the receiver trusts none of it. */
export interface TabMessage {
  topic: string;
  payload: unknown;
  hops: number;
}

interface TabChannelOptions {
  receive(message: TabMessage): void;
  report(error: unknown, topic: string): void;
}

/** Sends messages to the visitor's other tabs and receives theirs; without a channel it does nothing. */
export function openTabChannel(channel: BusChannel | undefined, { receive, report }: TabChannelOptions) {
  if (channel) {
    channel.onmessage = ({ data }) => {
      try {
        receive(readMessage(data));
      } catch (error) {
        report(error, 'unknown');
      }
    };
  }
  return {
    send(message: TabMessage): void {
      try {
        channel?.postMessage(message);
      } catch (error) {
        report(error, message.topic);
      }
    },
  };
}

function readMessage(data: unknown): TabMessage {
  const { topic, payload, hops } = (data ?? {}) as Partial<Record<keyof TabMessage, unknown>>;
  if (typeof topic !== 'string' || typeof hops !== 'number' || !Number.isInteger(hops) || hops < 0) {
    throw new BusError('foreign', 'Another tab sent something other than a message of this bus.');
  }
  // The step between the tabs counts as one more hop: two tabs that react to each other are a loop too.
  return { topic, payload: freezeDeep(copyPlain(payload)), hops: hops + 1 };
}
