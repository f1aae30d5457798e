import type { PageRequest, PageResponse, PageSink } from '../rendered-page.ts';
import { ownCopy } from '../whole-document.ts';
import type { DocumentMessage } from './worker-link.ts';

export interface RenderJobOptions {
  id: number;
  request: PageRequest;
  /** The visitor has gone while the document was streaming. */
  onAbort(job: RenderJob): void;
}

type Head = Extract<DocumentMessage, { kind: 'head' }>['body'];
type WholeHead = Head & { whole: NonNullable<Head['whole']> };

/**
 * One document that a visitor waits for. It outlives the worker that renders it: until the first byte is sent, another
 * one may take its place.
 */
export class RenderJob {
  readonly id: number;
  readonly request: PageRequest;
  readonly response: Promise<PageResponse>;
  /** Remotes whose code must not run for this document. */
  clientOnly: readonly string[] = [];
  attempts = 0;
  readonly #settle: (page: PageResponse) => void;
  readonly #refuse: (error: Error) => void;
  readonly #onAbort: (job: RenderJob) => void;
  readonly #out = createHeldSink();
  #phase: 'waiting' | 'streaming' | 'over' = 'waiting';
  /** A document that comes in one piece, until it has ended. */
  #whole: { head: WholeHead; brotli: Buffer | null } | null = null;

  constructor({ id, request, onAbort }: RenderJobOptions) {
    const { promise, resolve, reject } = Promise.withResolvers<PageResponse>();
    this.id = id;
    this.request = request;
    this.response = promise;
    this.#settle = resolve;
    this.#refuse = reject;
    this.#onAbort = onAbort;
  }

  /** Nothing was sent yet, so the document may still come from elsewhere. */
  get isWaiting(): boolean {
    return this.#phase === 'waiting';
  }

  get isOver(): boolean {
    return this.#phase === 'over';
  }

  /** Takes a worker's message. @returns false when it does not fit what came before. */
  receive(message: DocumentMessage, noncePlaceholder: string): boolean {
    switch (message.kind) {
      case 'head':
        return this.#begin(message.body, noncePlaceholder);
      case 'chunk':
        return this.#write(message.body);
      case 'end':
        return this.#end(message.body.isComplete);
      case 'redirect':
        this.#answer({ kind: 'redirect', ...message.body }, 'over');
        return true;
      default:
        return true;
    }
  }

  /** Answers with another page; without effect when there is an answer already. */
  answer(page: PageResponse): void {
    this.#answer(page, 'over');
  }

  reject(error: Error): void {
    if (this.isWaiting) {
      this.#phase = 'over';
      this.#refuse(error);
    }
  }

  /** The worker is gone. A document that has begun ends unclean, so that nobody believes it whole. */
  lose(): void {
    this.#whole = null;
    if (this.#phase === 'streaming') {
      this.#phase = 'over';
      this.#out.sink.lose?.();
    }
  }

  #answer(page: PageResponse, next: 'streaming' | 'over'): void {
    if (this.isWaiting) {
      this.#phase = next;
      this.#settle(page);
    }
  }

  #begin(head: Head, noncePlaceholder: string): boolean {
    if (!this.isWaiting || this.#whole) {
      return false;
    }
    const { status, mode, isWithoutService, whole } = head;
    if (whole) {
      this.#whole = { head: { ...head, whole }, brotli: null };
      return true;
    }
    const stream = (sink: PageSink) => {
      this.#out.open(sink);
      return { abort: () => this.#abort() };
    };
    const page = { status, mode, isWithoutService, noncePlaceholder, stream };
    this.#answer({ kind: 'page', ...page }, 'streaming');
    return true;
  }

  #write(chunk: Buffer): boolean {
    if (this.#whole) {
      const isFirst = this.#whole.brotli === null;
      this.#whole.brotli = chunk;
      return isFirst;
    }
    if (this.#phase === 'streaming') {
      this.#out.sink.write(chunk.toString('utf8'));
    }
    return this.#phase === 'streaming';
  }

  #end(isComplete: boolean): boolean {
    if (this.#whole) {
      return this.#endWhole(this.#whole, isComplete);
    }
    if (this.#phase !== 'streaming') {
      return false;
    }
    this.#phase = 'over';
    this.#out.sink.end(isComplete);
    return true;
  }

  #endWhole({ head, brotli }: { head: WholeHead; brotli: Buffer | null }, isComplete: boolean): boolean {
    if (brotli === null) {
      return false;
    }
    const { status, mode, isWithoutService, whole } = head;
    const bytes = brotli.byteLength;
    const document = { ...whole, brotli: Promise.resolve(ownCopy(brotli)), bytes };
    this.#answer({ kind: 'page', status, mode, isWithoutService, document, isComplete }, 'over');
    return true;
  }

  #abort(): void {
    if (this.#phase === 'streaming') {
      this.#phase = 'over';
      this.#onAbort(this);
    }
  }
}

/** Holds what comes before somebody listens. */
function createHeldSink() {
  const held: ((to: PageSink) => void)[] = [];
  let target: PageSink | null = null;
  const pass = (act: (to: PageSink) => void) => {
    if (target) {
      act(target);
    } else {
      held.push(act);
    }
  };
  const sink: PageSink = {
    write: (chunk) => pass((to) => to.write(chunk)),
    end: (isComplete) => pass((to) => to.end(isComplete)),
    lose: () => pass((to) => to.lose?.()),
  };
  return {
    sink,
    open(to: PageSink): void {
      target = to;
      for (const act of held.splice(0)) {
        act(to);
      }
    },
  };
}
