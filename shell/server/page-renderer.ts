import { Writable } from 'node:stream';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { FastifyBaseLogger } from 'fastify';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { ResolvedComposition } from './composition.rules.ts';
import { DOCUMENT_END, documentScripts, documentStart, NONCE_PLACEHOLDER, toJson } from './document.ts';
import type { ServerBundles } from './server-bundles.ts';
import { createServerRegistry } from './server-registry.ts';
import type { ServiceReads } from './service-reads.ts';
import type { ShellBuild } from './shell-bundle.ts';

/** Requests of loaders to the services time out before the page does. */
const SERVICE_TIMEOUT_MS = 3000;
const STREAM_TIMEOUT_MS = 3000;

export interface PageRequest {
  url: URL;
  composition: ResolvedComposition;
  config: SiteConfig;
  traceparent: string;
  /** The visitor's address. */
  clientAddress: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

export type PageResponse =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      mode: PreparedPage['mode'];
      /** True when the page is without its content because a service does not respond. */
      isWithoutService?: boolean;
      stream(sink: PageSink): { abort(): void };
    };

/** Receives a document's text in order, with the nonce's placeholder in it. */
export interface PageSink {
  write(text: string): void;
  /** `isComplete` is false when a part was left to the browser. */
  end(isComplete: boolean): void;
}

export interface PageRendererOptions {
  shell: ShellBuild;
  bundles: ServerBundles;
  servicesOrigin: string;
  publicOrigin: string;
  serviceReads: ServiceReads;
}

/** Responds to an address with a document: runs the loaders first, then streams markup as it becomes ready. */
export function createPageRenderer(options: PageRendererOptions) {
  const { shell, bundles, servicesOrigin, publicOrigin, serviceReads } = options;
  const { bundle } = shell;

  return async function render(request: PageRequest): Promise<PageResponse> {
    const { url, composition, config, traceparent, clientAddress, log } = request;
    const reads = serviceReads.forPage();
    const host = bundle.createServerHost({
      config,
      baseUrl: (service) => `${servicesOrigin}/${service}`,
      traceparent,
      clientAddress,
      timeoutMs: SERVICE_TIMEOUT_MS,
      fetch: reads.fetch,
    });
    const registry = createServerRegistry({
      composition,
      bundles,
      shell: bundle,
      host,
      report: (error, remote, version) =>
        log.warn(
          { remote, version, compositionId: composition.id, reason: reasonOf(error) },
          'left to the browser',
        ),
    });
    const prepared = await bundle.preparePage({
      composition: composition.boot,
      host,
      registry,
      request: new Request(url, { headers: { accept: 'text/html' } }),
      publicOrigin,
    });
    if (prepared.kind === 'redirect') {
      return prepared;
    }
    const isFailing = reads.isFailing();
    const page = isFailing ? withoutService(prepared) : prepared;
    return {
      kind: 'page',
      status: page.status,
      mode: page.mode,
      isWithoutService: page !== prepared || (isFailing && page.matched === null),
      stream: (sink) =>
        streamPage({
          ...{ page, request, shell, publicOrigin, queryClient: host.queryClient },
          sink: {
            write: (text) => sink.write(text),
            // A part without its data may be missing without a fallback, as the footer's menus are.
            end: (isComplete) => sink.end(isComplete && !reads.isFailing()),
          },
        }),
    };
  };
}

/** Whether a page exists is not known while the services do not respond: it may be asked for again later. */
function withoutService(page: PreparedPage): PreparedPage {
  return page.mode === 'client' || page.status >= 500
    ? { ...page, status: 503, head: { ...page.head, robots: 'noindex,follow' } }
    : page;
}

export type PageRenderer = ReturnType<typeof createPageRenderer>;

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error}${cause}`;
}

interface StreamInput {
  page: PreparedPage;
  request: PageRequest;
  shell: ShellBuild;
  publicOrigin: string;
  queryClient: Parameters<ShellBuild['bundle']['renderStream']>[1]['queryClient'];
  sink: PageSink;
}

function streamPage({ page, request, shell, publicOrigin, queryClient, sink }: StreamInput): {
  abort(): void;
} {
  const { composition, config, log } = request;
  let isComplete = page.mode === 'server';
  const input = { page, composition, shell, config, siteName: config.siteName, publicOrigin };
  const scripts = holdScripts(sink, () => documentScripts(input));
  const writeStart = () => sink.write(documentStart(input));
  return shell.bundle.renderStream(page.element, {
    nonce: NONCE_PLACEHOLDER,
    queryClient,
    sent: page.queries,
    timeoutMs: STREAM_TIMEOUT_MS,
    onShellReady(pipe) {
      writeStart();
      pipe(
        toSink(sink, () => {
          scripts.release();
          return isComplete;
        }),
      );
      // The frame is complete: the client may start while the rest of the page still streams.
      scripts.release();
    },
    onShellError(error) {
      log.error(
        { reason: reasonOf(error), compositionId: composition.id },
        'the frame of a page could not be rendered: it is left to the browser',
      );
      writeStart();
      scripts.release();
      sink.write(DOCUMENT_END);
      sink.end(false);
    },
    onError(error) {
      isComplete = false;
      log.warn({ reason: reasonOf(error), compositionId: composition.id }, 'a part was left to the browser');
    },
    onQuery: (state) => scripts.add(queryScript(shell.bundle.STREAMED_QUERIES, state)),
  });
}

/** Holds back the scripts of queries until the page's frame is written, and writes the client's after them. */
function holdScripts(sink: PageSink, client: () => string) {
  let held: string[] | null = [];
  return {
    add(script: string): void {
      if (held) {
        held.push(script);
      } else {
        sink.write(script);
      }
    },
    /** Writes the held scripts, once; later ones are written at once. */
    release(): void {
      const waiting = held;
      held = null;
      if (waiting) {
        [...waiting, client()].forEach(sink.write);
      }
    },
  };
}

function queryScript(name: string, state: unknown): string {
  return `<script nonce="${NONCE_PLACEHOLDER}">(self.${name}??=[]).push(${toJson(state)})</script>`;
}

/**
 * A query's script must never fall inside an element, so the stream's buffer is too large for React to pause in the
 * middle of one.
 */
const NEVER_PAUSE_BYTES = 64 * 1024 * 1024;

/** `onEnd` is called before the last bytes and returns whether the page is complete. */
function toSink(sink: PageSink, onEnd: () => boolean): Writable {
  const decoder = new TextDecoder();
  return new Writable({
    decodeStrings: false,
    highWaterMark: NEVER_PAUSE_BYTES,
    write(chunk, _encoding, done) {
      sink.write(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
      done();
    },
    final(done) {
      const isComplete = onEnd();
      sink.write(DOCUMENT_END);
      sink.end(isComplete);
      done();
    },
  });
}
