import type { ResolvedComposition } from '../composition.rules.ts';
import type { PageRequest, PageResponse } from '../rendered-page.ts';
import { Judge } from './judge.ts';
import { KeptFrames } from './kept-frames.ts';
import type { Verdict } from './member-events.ts';
import { NOBODYS } from './nobodys-request.ts';
import type { PoolMember } from './pool-member.ts';
import { RenderJob } from './render-job.ts';
import { type StaffOptions, WorkerStaff } from './worker-staff.ts';

/**
 * Longer than the loaders' own limit of 1.2 s: a document that has no first byte by then is left to the browser, and
 * comes as the kept frame of its route, or from another worker when there is none.
 */
const DEADLINE_MS = 1500;
/** A visitor waits so long when no frame is kept and no worker can make one either. */
const GIVE_UP_MS = 10_000;
const MAX_QUEUE = 64;
/** A document is tried twice: what two workers died of would kill a third one. */
const MAX_ATTEMPTS = 2;
const UNAVAILABLE = 503;

/** No worker, or too many visitors, and no frame: this one gets the plain page of a failure. */
export class NoDocumentError extends Error {
  override readonly name = 'NoDocumentError';
  readonly statusCode = UNAVAILABLE;
}

/** Figures since the start, for health and metrics. */
export interface PoolCounts {
  deaths: number;
  retirements: number;
  retries: number;
  deadlines: number;
  overloads: number;
  lostStreams: number;
}

/** Renders documents in worker processes, whatever becomes of one of them. */
export class RenderPool {
  readonly judge: Judge;
  readonly staff: WorkerStaff;
  readonly frames: KeptFrames;
  readonly #options: StaffOptions;
  readonly #queue: RenderJob[] = [];
  readonly #counts = { retries: 0, deadlines: 0, overloads: 0, lostStreams: 0 };
  #nextId = 1;

  constructor(options: StaffOptions) {
    this.#options = options;
    this.judge = new Judge(options.log, options.now);
    this.frames = new KeptFrames({
      ...{ publicOrigin: options.start.publicOrigin, now: options.now },
      render: (url, choice) => this.#renderFrame({ ...choice, url, ...NOBODYS }),
    });
    this.staff = new WorkerStaff(options, this.judge, {
      onLost: (jobs, verdict) => jobs.forEach((job) => void this.#retry(job, verdict)),
      onRoom: () => this.#dispatch(),
      onFailed: (job, reason) => {
        const { pathname: path } = job.request.url;
        options.log.warn({ reason, path }, 'a worker could not render a page');
        this.#retry(job, { reason, blamed: null });
      },
    });
  }

  get queued(): number {
    return this.#queue.length;
  }

  get counts(): PoolCounts {
    return { ...this.staff.counts, ...this.#counts };
  }

  readonly render = (request: PageRequest): Promise<PageResponse> => {
    const job = this.#createJob(request);
    if (this.#queue.length >= MAX_QUEUE) {
      this.#counts.overloads += 1;
      this.#refuse(job, 'Too many documents are waiting for a render worker.');
      return job.response;
    }
    this.#enqueue(job);
    void this.frames.make(request);
    const deadline = setTimeout(() => this.#meetDeadline(job), DEADLINE_MS);
    const end = setTimeout(() => this.#giveUp(job), GIVE_UP_MS);
    const clear = () => [deadline, end].forEach(clearTimeout);
    job.response.then(clear, clear);
    return job.response;
  };

  /** Renders on a worker that has no visitors yet; there is no second attempt. */
  runOn(member: PoolMember, request: PageRequest, clientOnly: readonly string[]): Promise<PageResponse> {
    const job = this.#createJob(request);
    job.attempts = MAX_ATTEMPTS;
    job.clientOnly = clientOnly;
    member.run(job);
    return job.response;
  }

  /** A document without the code of any remote, for nobody yet: visitors go before it. */
  #renderFrame(request: PageRequest): Promise<PageResponse> {
    const job = this.#createJob(request);
    job.attempts = MAX_ATTEMPTS - 1;
    job.clientOnly = namesOf(request.composition);
    this.#enqueue(job);
    return job.response;
  }

  #enqueue(job: RenderJob): void {
    this.#queue.push(job);
    this.#dispatch();
  }

  /** Nobody can make this document now: the visitor gets the frame of its route, and is asked to come back. */
  #refuse(job: RenderJob, reason: string): void {
    const frame = this.frames.of(job.request, UNAVAILABLE);
    if (frame) {
      job.answer(frame);
    } else {
      job.reject(new NoDocumentError(reason));
    }
  }

  #createJob(request: PageRequest): RenderJob {
    return new RenderJob({ id: this.#nextId++, request, onAbort: (job) => this.#drop(job) });
  }

  #dispatch(): void {
    this.#dropOrphans();
    for (let pair = this.#takeNext(); pair; pair = this.#takeNext()) {
      this.#assign(pair.member, pair.job);
    }
  }

  /** Documents of a former build of the shell, when its last worker is gone: visitors get the kept frame of their route. */
  #dropOrphans(): void {
    const orphans = this.#queue.filter(({ request }) => !this.staff.renders(request.composition.shell));
    for (const job of orphans) {
      this.#queue.splice(this.#queue.indexOf(job), 1);
      const kept = this.frames.of(job.request);
      if (kept) {
        job.answer(kept);
      } else {
        job.reject(new NoDocumentError('No render worker has this build of the shell any more.'));
      }
    }
  }

  /** The first job for which a worker has room; one of another build waits while workers are replaced. */
  #takeNext(): { member: PoolMember; job: RenderJob } | null {
    const idle = this.staff.working.filter((each) => each.hasRoom).sort(byLoad);
    for (const [at, job] of this.#queue.entries()) {
      const member = idle.find((each) => isFor(each, job));
      if (member) {
        this.#queue.splice(at, 1);
        return { member, job };
      }
    }
    return null;
  }

  #assign(member: PoolMember, job: RenderJob): void {
    if (job.isWaiting) {
      job.attempts += 1;
      const blocked = this.judge.blocked.in(job.request.composition);
      job.clientOnly = [...new Set([...job.clientOnly, ...blocked])];
      member.run(job);
    }
  }

  #retry(job: RenderJob, { blamed }: Verdict): void {
    const wasWaiting = job.isWaiting;
    this.#counts.lostStreams += wasWaiting || job.isOver ? 0 : 1;
    job.lose();
    if (!wasWaiting) {
      return;
    }
    if (job.attempts >= MAX_ATTEMPTS) {
      this.#refuse(job, 'No render worker could make this page.');
      return;
    }
    this.#counts.retries += 1;
    job.clientOnly = blamed ? [blamed.remote] : namesOf(job.request.composition);
    this.#queue.unshift(job);
    this.#dispatch();
  }

  #meetDeadline(job: RenderJob): void {
    if (!job.isWaiting) {
      return;
    }
    this.#counts.deadlines += 1;
    const { pathname: path } = job.request.url;
    this.#options.log.warn({ path }, 'a page was not rendered in time: it is left to the browser');
    const kept = this.frames.of(job.request);
    if (kept) {
      job.answer(kept);
      this.#drop(job);
      return;
    }
    const nobody = namesOf(job.request.composition);
    // In the queue, it will take no longer than a frame does.
    job.clientOnly = nobody;
    const other = this.staff.working.find(
      (member) => member.hasRoom && isFor(member, job) && !member.runs(job),
    );
    if (other) {
      this.runOn(other, job.request, nobody).then(
        (frame) => {
          job.answer(frame);
          this.#drop(job);
        },
        () => undefined,
      );
    }
  }

  #giveUp(job: RenderJob): void {
    this.#refuse(job, 'No render worker answered in time.');
    this.#drop(job);
  }

  #drop(job: RenderJob): void {
    this.staff.drop(job);
    const at = this.#queue.indexOf(job);
    if (at >= 0) {
      this.#queue.splice(at, 1);
    }
  }
}

/** A document belongs to one build of the shell, as its files and its composition do. */
function isFor({ shell }: PoolMember, { request }: RenderJob): boolean {
  return shell === request.composition.shell;
}

/** Those that respond first, and of them those with the least to do. */
function byLoad(one: PoolMember, other: PoolMember): number {
  return Number(one.isSilent) - Number(other.isSilent) || one.running - other.running;
}

function namesOf({ remotes }: ResolvedComposition): string[] {
  return remotes.map(({ descriptor }) => descriptor.name);
}
