import type { ShellPlace } from '../shell-build-files.ts';
import type { Judge, RenderLog } from './judge.ts';
import type { MemberEvents, Verdict } from './member-events.ts';
import { PoolMember } from './pool-member.ts';
import type { WorkerStart } from './protocol.ts';
import type { RemoteVersion } from './remote-version.rules.ts';
import type { RenderJob } from './render-job.ts';
import type { WorkerProcess } from './worker-process.ts';

const CHECK_MS = 100;
/** This process's own timer was so late that a worker's silence means nothing. */
const LATE_MS = 300;
/** In a crash loop a worker is not started again at once. */
const REST_MS = 1000;

export interface StaffOptions {
  size: number;
  start: Omit<WorkerStart, 'shell'>;
  startProcess(): WorkerProcess;
  log: RenderLog;
  now(): number;
  /** A worker needs a release that is not in the mirror. */
  fetchRelease(release: RemoteVersion): void;
}

export interface StaffEvents {
  /** A worker with visitors is lost, and with it these documents. */
  onLost(jobs: readonly RenderJob[], verdict: Verdict): void;
  onRoom(): void;
  onFailed(job: RenderJob, reason: string): void;
}

/** Starts a worker, and makes sure that it can do its work. */
export type Recruit = () => Promise<PoolMember>;

/** The workers: as many as there should be, each replaced when it dies, is worn, or serves a former manifest. */
export class WorkerStaff {
  readonly counts = { deaths: 0, retirements: 0 };
  readonly #options: StaffOptions;
  readonly #judge: Judge;
  readonly #events: StaffEvents;
  readonly #working = new Set<PoolMember>();
  readonly #all = new Map<number, PoolMember>();
  /** Workers that are tried before they work, with the ears of those who try them. */
  readonly #candidates = new Map<number, Partial<MemberEvents<PoolMember>>>();
  readonly #timer: NodeJS.Timeout;
  #recruit: Recruit | null = null;
  /** The build of the shell with which new workers render. */
  #shell: string | null = null;
  #hiring = 0;
  #nextId = 1;
  #checkedAt: number;
  #isClosed = false;

  constructor(options: StaffOptions, judge: Judge, events: StaffEvents) {
    this.#options = options;
    this.#judge = judge;
    this.#events = events;
    this.#checkedAt = options.now();
    this.#timer = setInterval(() => this.#check(), CHECK_MS).unref();
  }

  get working(): readonly PoolMember[] {
    return [...this.#working];
  }

  /** Whether documents of a build of the shell can be made: by a worker that has it, or by those to come. */
  renders(shell: string): boolean {
    return shell === this.#shell || this.working.some((member) => member.shell === shell);
  }

  /** Starts a worker with a build of the shell and without visitors; `events` are heard until it is adopted. */
  spawn(shell: ShellPlace, events: Partial<MemberEvents<PoolMember>> = {}): PoolMember {
    const id = this.#nextId++;
    this.#candidates.set(id, events);
    const heard = () => ({ ...this.#memberEvents, ...this.#candidates.get(id) });
    const { startProcess, start, now } = this.#options;
    const member = new PoolMember({
      ...{ id, process: startProcess(), start: { ...start, shell }, now },
      events: {
        onDeath: (...death) => heard().onDeath(...death),
        onFault: (...fault) => heard().onFault(...fault),
        onFailed: (...failure) => heard().onFailed(...failure),
        onWorn: (...wear) => heard().onWorn(...wear),
        onMissing: (release) => this.#options.fetchRelease(release),
        onRoom: () => this.#events.onRoom(),
      },
    });
    this.#all.set(id, member);
    return member;
  }

  /** Lets a worker take visitors, and has all others replaced one after the other. */
  adopt(member: PoolMember, recruit: Recruit): void {
    const former = this.working;
    this.#recruit = recruit;
    this.#shell = member.shell;
    this.#employ(member);
    // The newcomer has taken one place already.
    const [first, ...others] = former;
    if (first) {
      this.#retire(first);
    }
    this.#fillVacancies();
    void this.#replaceEach(others);
  }

  /** Has every worker replaced, one after the other. */
  renew(recruit: Recruit): void {
    this.#recruit = recruit;
    void this.#replaceEach(this.working);
  }

  drop(job: RenderJob): void {
    for (const member of this.#all.values()) {
      member.drop(job);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    for (const member of this.#all.values()) {
      member.kill();
    }
  }

  readonly #memberEvents: MemberEvents<PoolMember> = {
    onDeath: (member, verdict, { lost, suspects }) => {
      this.#working.delete(member);
      this.counts.deaths += 1;
      const { reason, blamed } = verdict;
      this.#options.log.error({ worker: member.id, reason, ...blamed }, 'a render worker was lost');
      this.#judge.death(verdict, suspects);
      this.#events.onLost(lost, verdict);
      this.#fillVacancies();
    },
    onFault: (verdict) => this.#judge.fault(verdict),
    onFailed: (job, reason) => this.#events.onFailed(job, reason),
    onMissing: (release) => this.#options.fetchRelease(release),
    onRoom: () => this.#events.onRoom(),
    onWorn: (member, reason) => {
      if (this.#working.has(member) && this.#hiring === 0) {
        this.counts.retirements += 1;
        this.#options.log.info({ worker: member.id, reason }, 'a render worker is replaced');
        void this.#hire(() => this.#retire(member));
      }
    },
  };

  #employ(member: PoolMember): void {
    this.#candidates.delete(member.id);
    this.#working.add(member);
    member.becomeReady();
  }

  #retire(member: PoolMember): void {
    this.#working.delete(member);
    member.drain();
    this.#events.onRoom();
  }

  async #replaceEach(former: readonly PoolMember[]): Promise<void> {
    for (const member of former) {
      if (this.#working.has(member) && !this.#isClosed) {
        await this.#hire(() => this.#retire(member));
      }
    }
  }

  async #hire(onHired: () => void = () => undefined): Promise<void> {
    if (!this.#recruit) {
      return;
    }
    this.#hiring += 1;
    try {
      const member = await this.#recruit();
      // It was started before another build of the shell came into force.
      if (this.#isClosed || member.shell !== this.#shell) {
        member.kill();
        return;
      }
      this.#employ(member);
      onHired();
    } catch (error) {
      this.#options.log.error({ reason: String(error) }, 'a render worker could not be started');
    } finally {
      this.#hiring -= 1;
      this.#fillVacancies();
    }
  }

  #fillVacancies(): void {
    if (this.#isClosed || !this.#recruit || this.#working.size + this.#hiring >= this.#options.size) {
      return;
    }
    if (this.#judge.isCrashLoop()) {
      setTimeout(() => this.#fillVacancies(), REST_MS).unref();
      return;
    }
    void this.#hire();
    this.#fillVacancies();
  }

  #check(): void {
    const now = this.#options.now();
    const wasLate = now - this.#checkedAt > LATE_MS;
    this.#checkedAt = now;
    for (const member of [...this.#all.values()]) {
      member.check(wasLate);
      if (member.state === 'dead') {
        this.#all.delete(member.id);
        this.#candidates.delete(member.id);
      }
    }
  }
}
