import type { PageStreamer, StreamedPage } from '../../rendered-page.ts';
import { compressAtOnce, etagOf, type Sent, type WholeText, withoutNonce } from '../../whole-document.ts';
import { captured } from './captured.ts';
import type { Channel } from './channel.ts';

export interface DocumentSenderOptions {
  channel: Channel;
  request: number;
  sent: Sent;
  /** Names a built-in that is not what it was. */
  probe(): string | null;
  onEnd(): void;
}

/**
 * Sends one document: everything that is written in one turn goes as one chunk, so that a page that waits for nothing
 * is one whole document. That one leaves as the bytes that visitors get.
 */
export function createDocumentSender({ channel, request, sent, probe, onEnd }: DocumentSenderOptions) {
  let rendering: { abort(): void } | null = null;
  let isOver = false;

  function finish(): boolean {
    const wasOver = isOver;
    isOver = true;
    onEnd();
    return !wasOver;
  }

  /** Nothing leaves a worker whose built-ins were changed. @returns whether it may go on. */
  function isSound(): boolean {
    const what = probe();
    if (what !== null && finish()) {
      channel.send('spoiled', request, { what });
      rendering?.abort();
    }
    return what === null;
  }

  function sendTurn(page: StreamedPage, { text, ending, isFirst }: Turn): void {
    const whole = isFirst && ending ? withoutNonce(text, page.noncePlaceholder) : null;
    if (isFirst) {
      sendHead(page, whole);
    }
    channel.sendChunk(request, whole ? compressAtOnce(whole.text, sent) : Buffer.from(text));
    if (ending && finish()) {
      channel.send('end', request, ending);
    }
  }

  function sendHead({ status, mode, isWithoutService }: StreamedPage, whole: WholeText | null): void {
    const facts = { status, mode, isWithoutService };
    const made = whole && { scriptHashes: [...whole.scriptHashes], etag: etagOf(whole, sent) };
    channel.send('head', request, { ...facts, whole: made });
  }

  return {
    send(page: Awaited<ReturnType<PageStreamer>>): void {
      if (isOver || !isSound()) {
        return;
      }
      if (page.kind === 'redirect') {
        finish();
        channel.send('redirect', request, { status: page.status, location: page.location });
        return;
      }
      const turns = gatherTurns((text, ending) => {
        if (!isOver && isSound()) {
          sendTurn(page, { text, ending, isFirst: turns.isFirst() });
        }
      });
      rendering = page.stream({
        write: turns.write,
        end: (isComplete) => turns.end({ isComplete }),
      });
    },
    fail(reason: string): void {
      if (isSound() && finish()) {
        channel.send('failed', request, { reason });
      }
    },
    abort(): void {
      if (finish()) {
        rendering?.abort();
      }
    },
  };
}

type Ending = { isComplete: boolean };

interface Turn {
  text: string;
  ending: Ending | null;
  isFirst: boolean;
}

/** Gathers what is written until the event loop turns. */
function gatherTurns(onTurn: (text: string, ending: Ending | null) => void) {
  let held: string[] = [];
  let ending: Ending | null = null;
  let isPlanned = false;
  let turns = 0;
  const plan = () => {
    if (!isPlanned) {
      isPlanned = true;
      captured.setImmediate(() => {
        const text = held.join('');
        held = [];
        isPlanned = false;
        turns += 1;
        onTurn(text, ending);
      });
    }
  };
  return {
    write(text: string): void {
      held.push(text);
      plan();
    },
    end(how: Ending): void {
      ending = how;
      plan();
    },
    isFirst: () => turns === 1,
  };
}
