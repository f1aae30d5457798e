import type { SiteConfig } from '@bazaar/contracts/setting';
import * as z from 'zod/mini';
import type { ResolvedComposition } from '../composition.rules.ts';
import type { ShellPlace } from '../shell-build-files.ts';
import type { Sent } from '../whole-document.ts';

/** What the front tells a worker, by kind. The front is trusted, so a worker does not check it. */
export interface FrontMessages {
  /** The first message: where the build of the shell, the mirror and the services are. */
  start: WorkerStart;
  /** A composition that later renderings name by its id. */
  composition: ResolvedComposition;
  /** The site's configuration that later renderings name by its version. */
  config: SiteConfig;
  /** Loads the server bundles of compositions, so that no visitor waits for that. */
  prepare: { compositionIds: readonly string[]; clientOnly: readonly string[] };
  render: RenderOrder;
  /** Nobody waits for this document any more. */
  abort: null;
}

export interface WorkerStart {
  /** The build of the shell that the worker renders with. */
  shell: ShellPlace;
  mirrorDir: string;
  servicesOrigin: string;
  publicOrigin: string;
  isPublicDemo: boolean;
  keepsServiceReads: boolean;
}

/** One document. */
export interface RenderOrder {
  url: string;
  compositionId: string;
  configVersion: string;
  /** Remotes whose code must not run: their regions are left to the browser. */
  clientOnly: readonly string[];
  traceparent: string;
  /** Whether the worker measures its steps. */
  isTraced: boolean;
  clientAddress: string;
  clientAgent?: string | undefined;
  /** How often the document will be sent, if it is a whole one. */
  sent: Sent;
}

const Text = z.string().check(z.maxLength(20_000));
const Count = z.number().check(z.nonnegative());
/** They are written into headers as they are. */
const ScriptHash = z.string().check(z.regex(/^'sha256-[A-Za-z0-9+/]{43}='$/));
const ETag = z.string().check(z.regex(/^W\/"[\w-]{22}"$/));
const SpanId = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const Status = z.int().check(z.minimum(100), z.maximum(599));

/** What a worker tells the front, by kind. A worker runs code of remotes, so each message is checked. */
const WORKER_MESSAGES = {
  /** The shell's own bundle is in memory, and built-ins are frozen. */
  loaded: z.strictObject({ noncePlaceholder: z.string().check(z.minLength(16), z.maxLength(100)) }),
  /** Bundles that could not be loaded; the others are in memory. */
  prepared: z.strictObject({
    failures: z.array(z.strictObject({ remote: Text, version: Text, reason: Text, isFetched: z.boolean() })),
  }),
  /** A release is not in the mirror, which the worker only reads. */
  missing: z.strictObject({ remote: Text, version: Text }),
  /** The code of a remote is about to run for a request. */
  uses: z.strictObject({ remote: Text }),
  /**
   * The first byte follows. With `whole`, one chunk is the whole document, compressed with brotli and without a nonce;
   * without it, chunks are parts of its text with the placeholder of the nonce.
   */
  head: z.strictObject({
    status: Status,
    mode: z.enum(['server', 'client']),
    whole: z.nullable(
      z.strictObject({ scriptHashes: z.array(ScriptHash).check(z.maxLength(100)), etag: z.nullable(ETag) }),
    ),
    isWithoutService: z.boolean(),
  }),
  end: z.strictObject({ isComplete: z.boolean() }),
  redirect: z.strictObject({ status: Status, location: Text }),
  /** No document could be made of a request. */
  failed: z.strictObject({ reason: Text }),
  /** A built-in is not what it was: nothing that this worker writes can be trusted. */
  spoiled: z.strictObject({ what: Text }),
  /** Code of a remote did what no server code may do; `stack` names the script. */
  fault: z.strictObject({ kind: z.enum(['exception', 'rejection', 'refused']), what: Text, stack: Text }),
  beat: z.strictObject({
    cpuMs: Count,
    liveHeapBytes: Count,
    rssBytes: Count,
    servicesAtRest: z.array(Text).check(z.maxLength(100)),
  }),
  log: z.strictObject({
    level: z.enum(['warn', 'error']),
    data: z.record(z.string(), z.unknown()),
    message: Text,
  }),
  /** The steps of one document, just before its end, when its trace is recorded. */
  spans: z.strictObject({
    spans: z
      .array(
        z.strictObject({
          id: SpanId,
          parent: z.nullable(SpanId),
          service: z.nullable(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
          status: z.nullable(Status),
          startedAt: Count,
          endedAt: Count,
        }),
      )
      .check(z.maxLength(200)),
  }),
};

type WorkerSchemas = typeof WORKER_MESSAGES;
export type WorkerMessages = { [Kind in keyof WorkerSchemas]: z.infer<WorkerSchemas[Kind]> };

/** A message from a worker. */
export type WorkerMessage =
  | { [Kind in keyof WorkerMessages]: { kind: Kind; body: WorkerMessages[Kind] } }[keyof WorkerMessages]
  | { kind: 'chunk'; body: Buffer };

const FRONT_KINDS = ['start', 'composition', 'config', 'prepare', 'render', 'abort'] as const;
const WORKER_KINDS = [...(Object.keys(WORKER_MESSAGES) as (keyof WorkerSchemas)[]), 'chunk'] as const;

/** The number of a kind in a frame from the front. */
export function frontKind(kind: keyof FrontMessages): number {
  return FRONT_KINDS.indexOf(kind);
}

/** The kind of a frame from the front. */
export function frontKindOf(number: number): keyof FrontMessages | undefined {
  return FRONT_KINDS[number];
}

/** The number of a kind in a frame from a worker. */
export function workerKind(kind: WorkerMessage['kind']): number {
  return WORKER_KINDS.indexOf(kind);
}

/** Reads a frame of a worker. @throws Error when it is none of the protocol's. */
export function readWorkerMessage(kindNumber: number, body: Buffer): WorkerMessage {
  const kind = WORKER_KINDS[kindNumber];
  if (kind === 'chunk') {
    return { kind, body };
  }
  if (kind === undefined) {
    throw new Error(`A render worker sent a message of the unknown kind ${kindNumber}.`);
  }
  return { kind, body: WORKER_MESSAGES[kind].parse(JSON.parse(body.toString('utf8'))) } as WorkerMessage;
}

/** One line of the watch thread: the scripts of the functions that block the worker, innermost first. */
export const StuckLine = z.strictObject({ scripts: z.array(Text), silentMs: Count });
export type StuckLine = z.infer<typeof StuckLine>;
