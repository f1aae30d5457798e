import { PassThrough } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { dehydrate, QueryClient, QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { createElement, type ReactNode, Suspense, useId } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RenderOptions, renderStream } from './render-stream.ts';

const h = createElement;

/** A query that the test resolves. */
function late<T>() {
  let resolveResponse = (_: T) => {};
  const promise = new Promise<T>((resolve) => {
    resolveResponse = resolve;
  });
  return { resolveResponse: (value: T) => resolveResponse(value), queryFn: () => promise };
}

/** Streams an element, and records in one order what was written and which queries were reported. */
function start(element: ReactNode, change: Partial<RenderOptions> = {}) {
  const queryClient = change.queryClient ?? new QueryClient();
  const events: string[] = [];
  const errors: unknown[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const shellErrors = vi.fn(() => end());
  const rendering = renderStream(h(QueryClientProvider, { client: queryClient }, element), {
    nonce: 'n',
    queryClient,
    sent: dehydrate(queryClient),
    timeoutMs: 3000,
    onShellReady: (pipe) => pipe({ write: (markup) => events.push(markup), end: () => end() }),
    onShellError: shellErrors,
    onError: (error) => void errors.push(error),
    onQuery: (state) =>
      events.push(`query ${(state as { queries: { queryKey: unknown[] }[] }).queries[0]?.queryKey}`),
    ...change,
  });
  return { rendering, events, errors, ended, shellErrors, text: () => events.join('') };
}

afterEach(() => {
  vi.useRealTimers();
});

function Shown({ name, queryFn }: { name: string; queryFn: () => Promise<string> }) {
  return h('p', null, useSuspenseQuery({ queryKey: [name], queryFn }).data);
}
const Broken = () => {
  throw new Error('broken');
};
const waiting = (name: string, queryFn: () => Promise<string>) =>
  h(Suspense, { fallback: h('i', null, 'در راه') }, h(Shown, { name, queryFn }));

describe('a streamed page', () => {
  it('writes its frame first, and late content afterwards', async () => {
    const news = late<string>();
    const { events, ended, text } = start(
      h('main', null, h('h1', null, 'خانه'), waiting('news', news.queryFn)),
    );
    await vi.waitFor(() => expect(text()).toContain('در راه'));
    expect(text()).not.toContain('خبر');

    news.resolveResponse('خبر');
    await ended;

    expect(events.at(-1)).toContain('خبر');
  });

  it('reports a query before the markup that shows it', async () => {
    const news = late<string>();
    const { events, ended, text } = start(h('main', null, waiting('news', news.queryFn)));
    await vi.waitFor(() => expect(text()).toContain('در راه'));

    news.resolveResponse('خبر');
    await ended;

    const told = events.indexOf('query news');
    const shown = events.findIndex((event) => event.includes('خبر'));
    expect(told).toBeGreaterThan(-1);
    expect(shown).toBeGreaterThan(told);
  });

  it('reports each query once, and never one that is already in the document', async () => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(['config'], 'known');
    const news = late<string>();
    const { events, ended, text } = start(h('main', null, waiting('news', news.queryFn)), { queryClient });
    await vi.waitFor(() => expect(text()).toContain('در راه'));

    news.resolveResponse('خبر');
    await ended;

    expect(events.filter((event) => event.startsWith('query'))).toEqual(['query news']);
  });

  it('reports what resolved between the loaders and the start of rendering', async () => {
    const queryClient = new QueryClient();
    const sent = dehydrate(queryClient);
    queryClient.setQueryData(['news'], 'خبر');

    const { events, ended } = start(h('p', null, 'خانه'), { queryClient, sent });
    await ended;

    expect(events[0]).toBe('query news');
  });

  it('leaves a part that throws to the browser, and sends the rest', async () => {
    const { errors, ended, text } = start(
      h('main', null, h('h1', null, 'خانه'), h(Suspense, { fallback: h('i') }, h(Broken))),
    );
    await ended;

    expect(text()).toContain('خانه');
    expect(errors).toEqual([new Error('broken')]);
  });

  it('reports a frame that cannot be rendered, and writes nothing', async () => {
    const { shellErrors, ended, text } = start(h(Broken));
    await ended;

    expect(shellErrors).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
    expect(text()).toBe('');
  });
});

describe('the markup of a page', () => {
  const tree = h(
    'main',
    { className: 'a b', style: { top: '1px' }, 'aria-label': '"پمپ" & <شیر>' },
    ...['بها: ', 7, ' ریال', h('input', { disabled: true, key: 'i' })],
    h(() => h('p', { id: useId() }, 'متن'), { key: 'p' }),
    h('b', { key: 'b', dangerouslySetInnerHTML: { __html: '<i>خام</i>' } }),
    h(Suspense, { key: 's', fallback: 'در راه' }, h('u', null, 'آماده')),
  );

  it('is what React writes with its build for Node', async () => {
    const { ended, text } = start(tree);
    await ended;

    const expected = await new Promise<string>((resolve) => {
      const { pipe } = renderToPipeableStream(tree, {
        onAllReady: () => resolve(textOf(pipe(new PassThrough()))),
      });
    });
    expect(text()).toBe(expected);
  });

  it('comes at once when nothing is pending', async () => {
    const { ended, events } = start(tree);
    await ended;

    expect(events).toHaveLength(1);
  });
});

describe('the time limit of a page', () => {
  const never = () => new Promise<string>(() => {});
  const onlyTimers = { toFake: ['setTimeout', 'clearTimeout'] } as const;

  it('leaves what is not rendered by then to the browser', async () => {
    vi.useFakeTimers({ toFake: [...onlyTimers.toFake] });
    const { errors, ended, text } = start(h('main', null, waiting('news', never)));
    await vi.waitFor(() => expect(text()).toContain('در راه'));

    await vi.advanceTimersByTimeAsync(3000);
    await ended;

    expect(errors.map(String)).toEqual([expect.stringContaining('took too long')]);
  });

  it('leaves no timer after a complete page', async () => {
    vi.useFakeTimers({ toFake: [...onlyTimers.toFake] });
    const { ended } = start(h('p', null, 'خانه'));
    await ended;
    // React's own, which waits for the next turn.
    await vi.advanceTimersByTimeAsync(0);

    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves neither timer nor listener when the visitor disconnects', async () => {
    vi.useFakeTimers({ toFake: [...onlyTimers.toFake] });
    const queryClient = new QueryClient();
    const { rendering, text, events } = start(h('main', null, waiting('news', never)), { queryClient });
    await vi.waitFor(() => expect(text()).toContain('در راه'));

    rendering.abort();
    queryClient.setQueryData(['later'], 'خبر');
    await vi.advanceTimersByTimeAsync(0);

    expect(vi.getTimerCount()).toBe(0);
    expect(events).not.toContain('query later');
  });
});
