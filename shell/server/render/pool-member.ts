import type { ResolvedComposition } from '../composition.rules.ts';
import { isBlocked, reasonToRetire } from './health.rules.ts';
import { faultText, type MemberEvents, quietPromise, type Verdict } from './member-events.ts';
import type { StuckLine, WorkerMessages, WorkerStart } from './protocol.ts';
import { remoteIn } from './remote-version.rules.ts';
import type { RenderJob } from './render-job.ts';
import { UsedReleases } from './used-releases.ts';
import { createWorkerLink, type DocumentMessage, type WorkerLink } from './worker-link.ts';
import { HEAP_LIMIT_MB, type WorkerProcess } from './worker-process.ts';

/** What runs in a worker at the same time; more would only wait there, where it dies with the worker. */
const MAX_RUNNING = 8;
/** The shell's bundle and the remotes' are loaded by then, on a machine that does much else. */
const START_WITHIN_MS = 20_000;
/** Three beats. */
const SILENT_MS = 300;
/** What a worker still renders when it is replaced gets this time. */
const DRAIN_MS = 3000;

export interface MemberOptions {
  id: number;
  process: WorkerProcess;
  start: WorkerStart;
  events: MemberEvents<PoolMember>;
  now(): number;
}

export type BundleFailure = WorkerMessages['prepared']['failures'][number];

/** One render worker, what it is doing, and how it is. */
export class PoolMember {
  readonly id: number;
  /** The build of the shell with which it renders. */
  readonly shell: string;
  state: 'starting' | 'proving' | 'ready' | 'draining' | 'dead' = 'starting';
  documents = 0;
  readonly #events: MemberEvents<PoolMember>;
  readonly #now: () => number;
  readonly #link: WorkerLink;
  readonly #running = new Map<number, RenderJob>();
  readonly #used = new UsedReleases();
  readonly #bornAt: number;
  readonly #loaded = quietPromise<void>();
  #prepared = quietPromise<BundleFailure[]>();
  #beat: WorkerMessages['beat'] = { cpuMs: 0, liveHeapBytes: 0, rssBytes: 0, servicesAtRest: [] };
  #beatAt: number;
  #drainsSince = 0;

  constructor({ id, process, start, events, now }: MemberOptions) {
    this.id = id;
    this.shell = start.shell.id;
    this.#events = events;
    this.#now = now;
    this.#bornAt = now();
    this.#beatAt = now();
    this.#link = createWorkerLink(process, {
      onLoaded: () => {
        this.state = 'proving';
        this.#beatAt = now();
        this.#loaded.resolve();
      },
      onPrepared: (failures) => this.#prepared.resolve(failures),
      onBeat: (beat) => {
        this.#beat = beat;
        this.#beatAt = now();
        this.#used.pause();
      },
      onFault: (fault) => this.#hearFault(fault),
      onMissing: (release) => events.onMissing(release),
      onStuck: (line) => this.#hearStuck(line),
      onGarbage: (reason) => this.#die({ reason, blamed: null }),
      onDocument: (request, message) => this.#receive(request, message),
      onEnd: (how) => this.#die({ reason: `the worker ended: ${how}`, blamed: null }),
    });
    this.#link.start(start);
  }

  get running(): number {
    return this.#running.size;
  }

  get hasRoom(): boolean {
    return this.state === 'ready' && this.#running.size < MAX_RUNNING;
  }

  /** It has missed some beats: it may be blocked by what it renders, and the next document would wait there. */
  get isSilent(): boolean {
    return this.#now() - this.#beatAt > SILENT_MS;
  }

  runs(job: RenderJob): boolean {
    return this.#running.has(job.id);
  }

  get liveHeapBytes(): number {
    return this.#beat.liveHeapBytes;
  }

  get rssBytes(): number {
    return this.#beat.rssBytes;
  }

  get servicesAtRest(): readonly string[] {
    return this.#beat.servicesAtRest;
  }

  /** Loads bundles; returns those that could not be loaded. @throws Error when the worker dies meanwhile. */
  async prepare(
    compositions: readonly ResolvedComposition[],
    clientOnly: readonly string[],
  ): Promise<BundleFailure[]> {
    await this.#loaded.promise;
    this.#prepared = quietPromise();
    this.#link.prepare(compositions, clientOnly);
    return this.#prepared.promise;
  }

  becomeReady(): void {
    if (this.state === 'proving') {
      this.state = 'ready';
      this.#events.onRoom();
    }
  }

  run(job: RenderJob): void {
    const { url, composition, config, traceparent, trace, clientAddress, clientAgent, isKept } = job.request;
    if (this.state === 'dead') {
      job.reject(new Error('The render worker is dead.'));
      return;
    }
    this.#running.set(job.id, job);
    trace?.assigned(this.id);
    const order = {
      ...{ url: url.href, compositionId: composition.id, configVersion: config.version },
      ...{ clientOnly: job.clientOnly, traceparent, clientAddress, clientAgent },
      isTraced: trace !== undefined,
      sent: isKept ? ('often' as const) : ('once' as const),
    };
    this.#link.render(job.id, order, { composition, config });
  }

  /** Takes a job from the worker, which is told that nobody waits for it. */
  drop(job: RenderJob): void {
    if (this.#running.has(job.id)) {
      this.#used.abandon(job);
      this.#link.abort(job.id);
      this.#finish(job);
    }
  }

  /** Judges the worker by what it has told. `wasLate`: this process itself could not listen in time. */
  check(wasLate: boolean): void {
    const now = this.#now();
    if (wasLate) {
      this.#beatAt = now;
    } else if (this.state === 'starting') {
      if (now - this.#bornAt > START_WITHIN_MS) {
        this.#die({ reason: 'the worker did not start in time', blamed: null });
      }
    } else if (this.state !== 'dead') {
      this.#checkBeats(now - this.#beatAt);
      this.#checkWear(now);
    }
  }

  /** Takes nothing new, finishes what it does, and ends. */
  drain(): void {
    if (this.state !== 'dead') {
      this.state = 'draining';
      this.#drainsSince = this.#now();
      this.#endWhenIdle();
    }
  }

  /** Ends at once; the documents that it was making are lost. */
  kill(): void {
    for (const job of this.#end()) {
      job.lose();
      job.reject(new Error('The render worker was ended.'));
    }
  }

  #checkBeats(silentMs: number): void {
    const cpuMs = this.#link.cpuMs();
    if (isBlocked({ silentMs, cpuMs: cpuMs === null ? null : cpuMs - this.#beat.cpuMs })) {
      this.#die({ reason: `the worker was blocked for ${Math.round(silentMs)} ms`, blamed: null });
    }
  }

  #checkWear(now: number): void {
    if (this.state === 'draining' && now - this.#drainsSince > DRAIN_MS) {
      this.kill();
    }
    const reason = reasonToRetire({
      ...{ liveHeapBytes: this.liveHeapBytes, rssBytes: this.rssBytes, documents: this.documents },
      ...{ ageMs: now - this.#bornAt, heapLimitBytes: HEAP_LIMIT_MB * 1024 * 1024 },
    });
    if (reason && this.state === 'ready') {
      this.#events.onWorn(this, reason);
    }
  }

  #hearFault({ kind, what, stack }: WorkerMessages['fault']): void {
    const verdict = { reason: faultText(kind, what), blamed: remoteIn(stack) };
    if (kind === 'exception') {
      this.#die(verdict);
    } else if (this.state !== 'dead') {
      this.#events.onFault(verdict);
    }
  }

  /** A worker that is blocked by nobody's code is left to its beats. */
  #hearStuck({ scripts, silentMs }: StuckLine): void {
    const blamed = remoteIn(scripts.join('\n'));
    if (blamed) {
      const reason = `its code did not pause for ${Math.round(silentMs)} ms`;
      this.#die({ reason, blamed, isSuspicion: true });
    }
  }

  #receive(request: number, message: DocumentMessage): void {
    const job = this.#running.get(request);
    if (!job) {
      return;
    }
    switch (message.kind) {
      case 'uses':
        this.#used.use(job, message.body.remote);
        return;
      case 'log':
        job.request.log[message.body.level](message.body.data, message.body.message);
        return;
      case 'spans':
        job.request.trace?.measured(message.body.spans);
        return;
      case 'spoiled':
        this.#hearSpoiled(message.body.what);
        return;
      case 'failed':
        this.#finish(job);
        this.#events.onFailed(job, message.body.reason);
        return;
      default:
        this.#pass(job, message);
    }
  }

  #hearSpoiled(what: string): void {
    const suspects = this.#used.suspects();
    const [only = null] = suspects.length === 1 ? suspects : [];
    this.#die({ reason: `${what} was overwritten`, blamed: only });
  }

  #pass(job: RenderJob, message: DocumentMessage): void {
    if (!job.receive(message, this.#link.noncePlaceholder())) {
      this.#die({ reason: `an unexpected "${message.kind}"`, blamed: null });
    } else if (job.isOver) {
      this.documents += 1;
      this.#finish(job);
    }
  }

  #finish(job: RenderJob): void {
    this.#running.delete(job.id);
    this.#used.finish(job);
    this.#endWhenIdle();
    this.#events.onRoom();
  }

  #endWhenIdle(): void {
    if (this.state === 'draining' && this.#running.size === 0) {
      this.#end();
    }
  }

  #die(verdict: Verdict): void {
    if (this.state !== 'dead') {
      const suspects = this.#used.suspects();
      const lost = this.#end();
      this.#loaded.reject(new Error(verdict.reason));
      this.#prepared.reject(new Error(verdict.reason));
      this.#events.onDeath(this, verdict, { lost, suspects });
    }
  }

  #end(): RenderJob[] {
    this.state = 'dead';
    this.#link.kill();
    const lost = [...this.#running.values()];
    this.#running.clear();
    return lost;
  }
}
