import { dehydrate, type QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

export interface RenderOptions {
  nonce: string;
  queryClient: QueryClient;
  /** After this the rest is left to the browser. */
  timeoutMs: number;
  /** `pipe` writes the page's frame before it returns; what is still awaited follows. */
  onShellReady(pipe: (to: NodeJS.WritableStream) => void): void;
  /** The page's frame itself could not be rendered. */
  onShellError(error: unknown): void;
  /** A boundary was left to the browser. */
  onError(error: unknown): void;
  /** A query that resolved while streaming: its state must reach the browser before the markup that shows it. */
  onQuery(state: unknown): void;
}

/**
 * React hides a finished region that is larger than this behind its skeleton until a script shows it; here what is
 * finished stands in its place, for readers without scripts.
 */
const WHOLE_PAGE_BYTES = 64 * 1024 * 1024;

/** Streams the markup of a prepared page. */
export function renderStream(element: ReactElement, options: RenderOptions): { abort(): void } {
  const stopWatching = watchQueries(options);
  const { pipe, abort } = renderToPipeableStream(element, {
    nonce: options.nonce,
    progressiveChunkSize: WHOLE_PAGE_BYTES,
    onShellReady: () =>
      options.onShellReady((to) => void pipe(to as NodeJS.WritableStream & { destroy(): never })),
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
  // A timer that outlives its request would hold everything the request holds.
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

function watchQueries({ queryClient, onQuery }: RenderOptions): () => void {
  const known = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.status === 'success')
      .map((query) => query.queryHash),
  );
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === 'success' && !known.has(query.queryHash)) {
      known.add(query.queryHash);
      onQuery(
        dehydrate(queryClient, { shouldDehydrateQuery: ({ queryHash }) => queryHash === query.queryHash }),
      );
    }
  });
}
