import { captured } from './captured.ts';
import type { Channel } from './channel.ts';
import type { OnRefused } from './hardening.ts';

/** Time for the last message to leave a process whose state is unknown. */
const LAST_WORDS_MS = 500;
const MAX_STACK = 8000;

/** Reports what code of remotes does outside of any request; returns the report of what it was refused. */
export function reportFaults(channel: Channel): OnRefused {
  process.on('uncaughtException', (error) => {
    channel.send('fault', 0, { kind: 'exception', what: textOf(() => String(error)), stack: stackOf(error) });
    captured.setTimeout(() => captured.leave(1), LAST_WORDS_MS);
  });
  process.on('unhandledRejection', (reason) => {
    channel.send('fault', 0, {
      kind: 'rejection',
      what: textOf(() => String(reason)),
      stack: stackOf(reason),
    });
  });
  return (name) => {
    channel.send('fault', 0, { kind: 'refused', what: name, stack: stackOf(new Error(name)) });
  };
}

/** Code of a remote may throw anything, an object with a throwing getter too. */
function stackOf(error: unknown): string {
  return textOf(() => String((error as { stack?: unknown } | null)?.stack ?? ''));
}

function textOf(read: () => string): string {
  try {
    return read().slice(0, MAX_STACK);
  } catch {
    return '';
  }
}
