import { onTestFinished, vi } from 'vitest';

type Work = () => Promise<unknown>;

/** A lock manager of one browser: a lock has one holder, the others wait in their order. */
function createLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request(name: string, { signal }: { signal: AbortSignal }, work: Work): Promise<unknown> {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(() => {
        signal.throwIfAborted();
        return work();
      });
      queues.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
    },
  };
}

/** Gives the page locks and channels as all tabs of one browser share them. */
export function givenTabs(): void {
  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          other.onmessage?.({ data: structuredClone(data) });
        }
      }
    }
    close() {
      channels.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'locks');
  });
}

/** A stream that a test writes to. */
export function givenStream() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => {
      controller = given;
    },
  });
  const encoder = new TextEncoder();
  return {
    body,
    say: (event: string, data: object = {}, id?: string) =>
      controller?.enqueue(
        encoder.encode(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`),
      ),
    end: () => {
      controller?.close();
      controller = undefined;
    },
  };
}
