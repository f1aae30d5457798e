import { createInterface } from 'node:readline';
import type { SiteConfig } from '@bazaar/contracts/setting';
import type { ResolvedComposition } from '../composition.rules.ts';
import { compositionKey } from '../page-address.rules.ts';
import { createFrameReader, encodeFrame, type Frame } from './frame-codec.ts';
import {
  type FrontMessages,
  frontKind,
  type RenderOrder,
  readWorkerMessage,
  StuckLine,
  type WorkerMessage,
  type WorkerMessages,
} from './protocol.ts';
import type { WorkerProcess } from './worker-process.ts';

/** A message about one document. */
export type DocumentMessage = Exclude<
  WorkerMessage,
  { kind: 'loaded' | 'prepared' | 'fault' | 'beat' | 'missing' }
>;

export interface WorkerEvents {
  onLoaded(): void;
  onPrepared(failures: WorkerMessages['prepared']['failures']): void;
  onFault(fault: WorkerMessages['fault']): void;
  onMissing(release: WorkerMessages['missing']): void;
  onBeat(beat: WorkerMessages['beat']): void;
  onStuck(line: StuckLine): void;
  /** A message that the protocol does not know; nothing that follows can be trusted. */
  onGarbage(reason: string): void;
  onDocument(request: number, message: DocumentMessage): void;
  onEnd(how: string): void;
}

/** The server's side of one worker's socket: knows the protocol and what the worker was given, and decides nothing. */
export interface WorkerLink {
  pid: number | undefined;
  noncePlaceholder(): string;
  start(start: FrontMessages['start']): void;
  prepare(compositions: readonly ResolvedComposition[], clientOnly: readonly string[]): void;
  render(
    request: number,
    order: RenderOrder,
    given: { composition: ResolvedComposition; config: SiteConfig },
  ): void;
  abort(request: number): void;
  cpuMs(): number | null;
  kill(): void;
}

export function createWorkerLink(worker: WorkerProcess, events: WorkerEvents): WorkerLink {
  /** What the worker knows under a name: two manifests may differ in a composition and leave its id. */
  const given = new Map<string, string>();
  let noncePlaceholder = '';
  let isOver = false;

  function send<Kind extends keyof FrontMessages>(
    kind: Kind,
    request: number,
    body: FrontMessages[Kind],
  ): void {
    if (!isOver) {
      worker.socket.write(
        encodeFrame({ request, kind: frontKind(kind), body: Buffer.from(JSON.stringify(body)) }),
      );
    }
  }

  function give(compositions: readonly ResolvedComposition[], config?: SiteConfig): void {
    for (const composition of compositions) {
      once(`composition ${composition.id}`, compositionKey(composition), () =>
        send('composition', 0, composition),
      );
    }
    if (config) {
      once(`config ${config.version}`, config.version, () => send('config', 0, config));
    }
  }

  function once(name: string, content: string, act: () => void): void {
    if (given.get(name) !== content) {
      given.set(name, content);
      act();
    }
  }

  function receive({ kind, request, body }: Frame): void {
    const message = readWorkerMessage(kind, body);
    if (message.kind === 'loaded') {
      noncePlaceholder = message.body.noncePlaceholder;
    }
    tell(events, request, message);
  }

  const read = createFrameReader();
  worker.socket.on('data', (bytes: Buffer) => {
    if (isOver) {
      return;
    }
    try {
      read(bytes).forEach(receive);
    } catch (error) {
      events.onGarbage(String(error));
    }
  });
  readStuckLines(worker, (line) => {
    if (!isOver) {
      events.onStuck(line);
    }
  });
  worker.onEnd((how) => {
    if (!isOver) {
      isOver = true;
      events.onEnd(how);
    }
  });

  return {
    pid: worker.pid,
    noncePlaceholder: () => noncePlaceholder,
    start: (start) => send('start', 0, start),
    prepare(compositions, clientOnly) {
      give(compositions);
      send('prepare', 0, { compositionIds: compositions.map(({ id }) => id), clientOnly });
    },
    render(request, order, { composition, config }) {
      give([composition], config);
      send('render', request, order);
    },
    abort: (request) => send('abort', request, null),
    cpuMs: worker.cpuMs,
    kill() {
      isOver = true;
      worker.kill();
    },
  };
}

function tell(events: WorkerEvents, request: number, message: WorkerMessage): void {
  switch (message.kind) {
    case 'loaded':
      events.onLoaded();
      break;
    case 'prepared':
      events.onPrepared(message.body.failures);
      break;
    case 'fault':
      events.onFault(message.body);
      break;
    case 'missing':
      events.onMissing(message.body);
      break;
    case 'beat':
      events.onBeat(message.body);
      break;
    default:
      events.onDocument(request, message);
  }
}

function readStuckLines({ watch }: WorkerProcess, listener: (line: StuckLine) => void): void {
  createInterface({ input: watch }).on('line', (text) => {
    const line = readStuckLine(text);
    if (line) {
      listener(line);
    }
  });
}

function readStuckLine(line: string): StuckLine | null {
  try {
    return StuckLine.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
