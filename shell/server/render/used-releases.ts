import { versionIn } from './member-events.ts';
import { keyOf, type RemoteVersion } from './remote-version.rules.ts';
import type { RenderJob } from './render-job.ts';

/** The releases whose code runs in one worker: those to suspect when it dies and nothing names one. */
export class UsedReleases {
  readonly #running = new Map<number, Map<string, RemoteVersion>>();
  /** Of documents that nobody waits for any more: code that does not pause hears of no end, and may yet cost the worker. */
  #abandoned: readonly RemoteVersion[] = [];

  /** The code of a remote is about to run for a document. */
  use({ id, request }: RenderJob, remote: string): void {
    const used = this.#running.get(id) ?? new Map<string, RemoteVersion>();
    for (const release of versionIn(request.composition, remote)) {
      used.set(keyOf(release), release);
    }
    this.#running.set(id, used);
  }

  /** The document is made. */
  finish({ id }: RenderJob): void {
    this.#running.delete(id);
  }

  /** Nobody waits for the document; the worker has not told that it hears of this. */
  abandon(job: RenderJob): void {
    this.#abandoned = [...this.#abandoned, ...(this.#running.get(job.id)?.values() ?? [])];
    this.finish(job);
  }

  /** The worker has paused, so that it has ended what it was told to end. */
  pause(): void {
    this.#abandoned = [];
  }

  suspects(): RemoteVersion[] {
    const all = [...this.#abandoned, ...[...this.#running.values()].flatMap((used) => [...used.values()])];
    return [...new Map(all.map((each) => [keyOf(each), each])).values()];
  }
}
