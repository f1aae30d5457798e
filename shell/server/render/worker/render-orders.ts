import { flushCompileCache } from 'node:module';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { type ResolvedComposition, withClientOnly } from '../../composition.rules.ts';
import { NONCE_PLACEHOLDER } from '../../document.ts';
import { createCircuitBreakers } from '../../forwarding/circuit-breaker.ts';
import { MirrorFault } from '../../mirror/release-bytes.ts';
import { createPageRenderer } from '../../page-renderer.ts';
import type { PageStreamer } from '../../rendered-page.ts';
import { createServerBundles, type ServerBundles } from '../../server-bundles.ts';
import { createServiceReads } from '../../service-reads.ts';
import { loadShellBuild } from '../../shell-bundle.ts';
import type { RenderOrder, WorkerMessages, WorkerStart } from '../protocol.ts';
import { captured } from './captured.ts';
import type { Channel, FrontMessage } from './channel.ts';
import { createDocumentSender } from './document-sender.ts';
import { reportFaults } from './faults.ts';
import { createProbe, harden } from './hardening.ts';
import { readMirror } from './read-mirror.ts';
import { createSpanRecorder, type SpanRecorder } from './span-recorder.ts';
import { startVitalSigns } from './vital-signs.ts';

interface Loaded {
  render: PageStreamer;
  bundles: ServerBundles;
  probe(): string | null;
}

/** Serves the messages of the shell's server. */
export function openWorker(channel: Channel): void {
  const compositions = new Map<string, ResolvedComposition>();
  const configs = new Map<string, SiteConfig>();
  const running = new Map<number, { abort(): void }>();
  let loading: Promise<Loaded> | null = null;

  async function prepare({ compositionIds, clientOnly }: PrepareOrder): Promise<void> {
    const { bundles } = await whenLoaded();
    const wanted = compositionIds.flatMap(
      (id) => withClientOnly(known(compositions, id), clientOnly).remotes,
    );
    const failures: WorkerMessages['prepared']['failures'] = [];
    await Promise.all(
      wanted
        .filter((remote) => !remote.clientOnly && remote.descriptor.serverBundle !== null)
        .map(async (remote) => {
          const failure = await tryBundle(bundles, remote, channel);
          failures.push(...failure);
        }),
    );
    channel.send('prepared', 0, { failures });
  }

  async function render(request: number, order: RenderOrder): Promise<void> {
    const { render: renderPage, probe } = await whenLoaded();
    const spans = createSpanRecorder(order, (measured) =>
      channel.send('spans', request, { spans: measured }),
    );
    const onEnd = () => running.delete(request) && spans?.finish();
    const sender = createDocumentSender({ channel, request, sent: order.sent, probe, onEnd });
    running.set(request, sender);
    try {
      const page = await renderPage({
        url: new URL(order.url),
        composition: withClientOnly(known(compositions, order.compositionId), order.clientOnly),
        config: known(configs, order.configVersion),
        ...visitorOf(order, spans),
        log: logOf(channel, request),
        onUse: (remote) => channel.send('uses', request, { remote }),
      });
      sender.send(page);
    } catch (error) {
      sender.fail(textOf(error));
    }
  }

  const whenLoaded = () => loading ?? refuseOrder();

  channel.onMessage((message) => {
    switch (message.kind) {
      case 'start':
        loading = load(message.body, channel);
        loading.catch((error) => reportLost(channel, error));
        return;
      case 'composition':
        compositions.set(message.body.id, message.body);
        return;
      case 'config':
        configs.set(message.body.version, message.body);
        return;
      case 'prepare':
        void prepare(message.body);
        return;
      case 'render':
        void render(message.request, message.body);
        return;
      case 'abort':
        running.get(message.request)?.abort();
    }
  });
}

function refuseOrder(): Promise<never> {
  return Promise.reject(new Error('The first message to a render worker is not "start".'));
}

type BundleFailures = WorkerMessages['prepared']['failures'];

/** Loads the server bundle of a remote; the list holds the failure, if there is one. */
async function tryBundle(
  bundles: ServerBundles,
  { descriptor, origin }: ResolvedComposition['remotes'][number],
  channel: Channel,
): Promise<BundleFailures> {
  const { name, version } = descriptor;
  try {
    await bundles.load(descriptor, origin);
    return [];
  } catch (error) {
    // A file that is missing or was changed is not the release's fault.
    const isFetched = !(error instanceof MirrorFault);
    if (isFetched === false) {
      channel.send('missing', 0, { remote: name, version });
    }
    return [{ remote: name, version, reason: textOf(error), isFetched }];
  }
}

type PrepareOrder = Extract<FrontMessage, { kind: 'prepare' }>['body'];

/** The shell's own code first, then everything is frozen, and only then remotes may follow. */
async function load(start: WorkerStart, channel: Channel): Promise<Loaded> {
  const shell = await loadShellBuild(start.shell);
  const mirror = readMirror(start.mirrorDir, (release) => channel.send('missing', 0, release));
  const bundles = createServerBundles({ mirror, shared: shell.shared });
  const { servicesOrigin, publicOrigin, isPublicDemo, keepsServiceReads: keepsResponses } = start;
  const breakers = createCircuitBreakers();
  const serviceReads = createServiceReads({ breakers, keepsResponses });
  const render = createPageRenderer({
    ...{ shell, bundles, servicesOrigin, publicOrigin, isPublicDemo, serviceReads },
  });
  const reportRefused = reportFaults(channel);
  startVitalSigns(channel, breakers.open);
  harden(reportRefused);
  const probe = createProbe();
  // Written when a process exits of its own, which a worker does not.
  flushCompileCache();
  channel.send('loaded', 0, { noncePlaceholder: NONCE_PLACEHOLDER });
  return { render, bundles, probe };
}

/** Without the shell's code the worker is of no use. */
function reportLost(channel: Channel, error: unknown): void {
  channel.send('fault', 0, { kind: 'exception', what: textOf(error), stack: '' });
}

function known<T>(map: ReadonlyMap<string, T>, id: string): T {
  const value = map.get(id);
  if (value === undefined) {
    throw new Error(`A render worker was not given "${id}" before it was named.`);
  }
  return value;
}

function logOf(channel: Channel, request: number) {
  const write = (level: 'warn' | 'error') => (data: unknown, message?: unknown) =>
    channel.send('log', request, {
      level,
      data: captured.parse(captured.stringify(data)),
      message: String(message),
    });
  return { warn: write('warn'), error: write('error') } as never;
}

/** An error's text; code of a remote may have thrown anything. */
function textOf(error: unknown): string {
  try {
    return String(error).slice(0, 2000);
  } catch {
    return 'An error without a text.';
  }
}

/** Whom the services count the reads of a page for, and the trace of the request. */
function visitorOf({ traceparent, clientAddress, clientAgent }: RenderOrder, recorder: SpanRecorder | null) {
  const trace = recorder ? { traceparent: recorder.traceparent, readTrace: recorder } : { traceparent };
  return { ...trace, clientAddress, clientAgent };
}
