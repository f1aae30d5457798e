import type { PageRedirect, PreparedPage } from '../src/document/prepare-page.tsx';
import { withClientOnly } from './composition.rules.ts';
import { DOCUMENT_END, NONCE_PLACEHOLDER } from './document.ts';
import { type PageOutput, writeOutput } from './page-output.ts';
import type { PageRequest, PageSink, PageStreamer } from './rendered-page.ts';
import type { ServerBundles } from './server-bundles.ts';
import { createServerRegistry } from './server-registry.ts';
import type { PageReads, ServiceReads } from './service-reads.ts';
import type { ShellBuild } from './shell-bundle.ts';
import { toStrictJson } from './strict-json.ts';

/** Requests of loaders to the services time out before the page does. */
const SERVICE_TIMEOUT_MS = 3000;
const STREAM_TIMEOUT_MS = 3000;

export interface PageRendererOptions {
  shell: ShellBuild;
  bundles: ServerBundles;
  servicesOrigin: string;
  publicOrigin: string;
  /** Every document has the banner of a public demonstration. */
  isPublicDemo: boolean;
  serviceReads: ServiceReads;
}

/** Renders in this process: runs the loaders first, then streams markup as it becomes ready. */
export function createPageRenderer(options: PageRendererOptions): PageStreamer {
  return async (request) => {
    const prepared = await prepareSoundPage(options, request);
    if (prepared.kind === 'redirect') {
      return prepared;
    }
    const { page } = prepared;
    return {
      kind: 'page',
      status: page.status,
      mode: page.mode,
      isWithoutService: prepared.isWithoutService,
      noncePlaceholder: NONCE_PLACEHOLDER,
      stream: (sink) => streamPage({ prepared, request, shell: options.shell, sink }),
    };
  };
}

/** Whether a page exists is not known while the services do not respond: it may be asked for again later. */
function withoutService(page: PreparedPage): PreparedPage {
  return page.mode === 'client' || page.status >= 500
    ? { ...page, status: 503, head: { ...page.head, robots: 'noindex,follow' } }
    : page;
}

interface SoundPage {
  kind: 'sound';
  page: PreparedPage;
  isWithoutService: boolean;
  output: PageOutput;
  queryClient: QueryClient;
  reads: PageReads;
}

type QueryClient = Parameters<ShellBuild['bundle']['renderStream']>[1]['queryClient'];

/**
 * The page with what stands around its markup. When a remote gave something that no document can hold, the page is
 * prepared once more without that remote's code, or without that of all remotes that took part when the page has no
 * owner yet.
 */
async function prepareSoundPage(
  options: PageRendererOptions,
  request: PageRequest,
): Promise<SoundPage | PageRedirect> {
  const { composition, log } = request;
  const used = new Set<string>();
  let owner: string | undefined;
  const watched: PageRequest = {
    ...request,
    onUse(remote) {
      used.add(remote);
      request.onUse?.(remote);
    },
  };
  try {
    return await preparePage(options, watched, ({ matched }) => {
      owner = matched?.remote;
    });
  } catch (error) {
    const remotes = owner === undefined ? [...used] : [owner];
    log.warn(
      { remotes, compositionId: composition.id, reason: reasonOf(error) },
      'a page whose output is wrong is left to the browser',
    );
    const rest = { ...request, composition: withClientOnly(composition, remotes) };
    return preparePage(options, rest, () => undefined);
  }
}

/** `onPage` is called before the page's output is written. */
async function preparePage(
  { shell, bundles, servicesOrigin, publicOrigin, isPublicDemo, serviceReads }: PageRendererOptions,
  request: PageRequest,
  onPage: (page: PreparedPage) => void,
): Promise<SoundPage | PageRedirect> {
  const { url, composition, config, traceparent, clientAddress, clientAgent, log, onUse } = request;
  const reads = serviceReads.forPage(request.readTrace);
  const host = shell.bundle.createServerHost({
    config,
    baseUrl: (service) => `${servicesOrigin}/${service}`,
    traceparent,
    clientAddress,
    clientAgent,
    timeoutMs: SERVICE_TIMEOUT_MS,
    fetch: reads.fetch,
  });
  const registry = createServerRegistry({
    composition,
    bundles,
    shell: shell.bundle,
    host,
    report: (error, remote, version) =>
      log.warn(
        { remote, version, compositionId: composition.id, reason: reasonOf(error) },
        'left to the browser',
      ),
    ...(onUse ? { onUse } : {}),
  });
  const prepared = await shell.bundle.preparePage({
    composition: composition.boot,
    host,
    registry,
    request: new Request(url, { headers: { accept: 'text/html' } }),
    publicOrigin,
    ...(reads.timeoutMs === undefined ? {} : { timeoutMs: reads.timeoutMs }),
  });
  if (prepared.kind === 'redirect') {
    return prepared;
  }
  onPage(prepared);
  const isFailing = reads.isFailing();
  const page = isFailing ? withoutService(prepared) : prepared;
  const site = { config, siteName: config.siteName, publicOrigin, isPublicDemo };
  const input = { page, composition, shell, ...site };
  return {
    ...{ kind: 'sound', page, output: writeOutput(input), queryClient: host.queryClient, reads },
    isWithoutService: page !== prepared || (isFailing && page.matched === null),
  };
}

/** A remote may throw anything, an object without a text too. */
function reasonOf(error: unknown): string {
  try {
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return `${error}${cause}`;
  } catch {
    return 'an error without a text';
  }
}

interface StreamInput {
  prepared: SoundPage;
  request: PageRequest;
  shell: ShellBuild;
  sink: PageSink;
}

function streamPage({ prepared, request, shell, sink }: StreamInput): { abort(): void } {
  const { page, output, queryClient, reads } = prepared;
  const { composition, log } = request;
  let isComplete = page.mode === 'server';
  const scripts = holdScripts(sink, output.scripts);
  const leave = (error: unknown) => {
    isComplete = false;
    log.warn({ reason: reasonOf(error), compositionId: composition.id }, 'a part was left to the browser');
  };
  return shell.bundle.renderStream(page.element, {
    nonce: NONCE_PLACEHOLDER,
    queryClient,
    sent: page.queries,
    timeoutMs: STREAM_TIMEOUT_MS,
    onShellReady(pipe) {
      sink.write(output.start);
      pipe({
        write: sink.write,
        end() {
          scripts.release();
          sink.write(DOCUMENT_END);
          // A part without its data may be missing without a fallback, as the footer's menus are.
          sink.end(isComplete && !reads.isFailing());
        },
      });
      // The frame is complete: the client may start while the rest of the page still streams.
      scripts.release();
    },
    onShellError(error) {
      log.error(
        { reason: reasonOf(error), compositionId: composition.id },
        'the frame of a page could not be rendered: it is left to the browser',
      );
      sink.write(output.start);
      scripts.release();
      sink.write(DOCUMENT_END);
      sink.end(false);
    },
    onError: leave,
    onQuery(state) {
      try {
        scripts.add(queryScript(shell.bundle.STREAMED_QUERIES, state));
      } catch (error) {
        leave(error);
      }
    },
  });
}

/** Holds back the scripts of queries until the page's frame is written, and writes the client's after them. */
function holdScripts(sink: PageSink, client: string) {
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
        [...waiting, client].forEach(sink.write);
      }
    },
  };
}

function queryScript(name: string, state: unknown): string {
  return `<script nonce="${NONCE_PLACEHOLDER}">(self.${name}??=[]).push(${toStrictJson(state)})</script>`;
}
