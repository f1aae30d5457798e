import { type DehydratedState, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
// The build whose chunks stay texts: Node's writes each of some ten thousand pieces of markup into a view of bytes.
import { renderToPipeableStream } from 'react-dom/server.bun';

/** Receives markup, as much at a time as is ready. */
export interface MarkupSink {
  write(markup: string): void;
  end(): void;
}

export interface RenderOptions {
  nonce: string;
  queryClient: QueryClient;
  /** The query states that are in the document already. */
  sent: DehydratedState;
  /** After this time the rest is left to the browser. */
  timeoutMs: number;
  /** `pipe` writes the page's frame before it returns; late content follows. */
  onShellReady(pipe: (to: MarkupSink) => void): void;
  /** The page's frame could not be rendered. */
  onShellError(error: unknown): void;
  /** A boundary was left to the browser. */
  onError(error: unknown): void;
  /**
   * Receives a query that resolved after `sent` was taken: its state must reach the browser before the markup that
   * shows it. May be called before `onShellReady`.
   */
  onQuery(state: unknown): void;
}

/**
 * React hides a finished region that is larger than this behind its skeleton until a script shows it. The limit is
 * high, so that finished regions stay visible without scripts.
 */
const WHOLE_PAGE_BYTES = 64 * 1024 * 1024;

/** Streams the markup of a prepared page. */
export function renderStream(element: ReactElement, options: RenderOptions): { abort(): void } {
  const stopWatching = watchQueries(options);
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce: options.nonce,
    progressiveChunkSize: WHOLE_PAGE_BYTES,
    onShellReady: () => options.onShellReady((to) => void pipe(gather(to))),
    onShellError(error) {
      stop();
      options.onShellError(error);
    },
    onAllReady: () => stop(),
    onError: options.onError,
  });
  const timer = setTimeout(
    () => abort(new Error('The page took too long; the rest is left to the browser.')),
    options.timeoutMs,
  );
  // A timer that outlives its request would keep everything of the request in memory.
  const stop = () => {
    clearTimeout(timer);
    stopWatching();
  };
  return {
    abort() {
      stop();
      abort(new Error('The visitor has gone.'));
    },
  };
}

/**
 * React's destination. It takes every piece at once, because a query's script, which stands between two flushes, must
 * never fall inside an element.
 */
function gather(to: MarkupSink) {
  let markup = '';
  const flush = () => {
    if (markup !== '') {
      to.write(markup);
      markup = '';
    }
  };
  const destination = {
    write(piece: string) {
      markup += piece;
      return true;
    },
    flush,
    end() {
      flush();
      to.end();
    },
    /** React listens to room, errors and the end of a stream, of which this has none. */
    on: () => destination,
    /** A fault that React cannot go on after: what has been sent ends here, incomplete. */
    destroy: () => to.end(),
  };
  return destination as unknown as NodeJS.WritableStream;
}

function watchQueries({ queryClient, sent, onQuery }: RenderOptions): () => void {
  const known = new Set(sent.queries.map(({ queryHash }) => queryHash));
  const cache = queryClient.getQueryCache();
  const tell = (query: Query) => {
    if (query.state.status === 'success' && !known.has(query.queryHash)) {
      known.add(query.queryHash);
      onQuery(
        dehydrate(queryClient, { shouldDehydrateQuery: ({ queryHash }) => queryHash === query.queryHash }),
      );
    }
  };
  // What resolved between the loaders and now is neither in `sent` nor reported by the subscription.
  cache.getAll().forEach(tell);
  return cache.subscribe(({ query }) => tell(query));
}
