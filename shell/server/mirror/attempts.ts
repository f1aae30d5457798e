import { reasonOf } from '../reason-of.ts';

/** What failed is not tried again within this time. */
const NEGATIVE_MS = 1500;

interface Failure {
  at: number;
  error: unknown;
}

/** Work that several visitors may want at the same moment, and that an origin may let fail. */
export interface Attempts {
  /** Does the work unless it is running, and then shares its result. @throws the error of a failure a moment ago. */
  once<T>(path: string, work: () => Promise<T>): Promise<T>;
  /** Why the last attempt for a path, or for one inside it, has failed; null when none has. */
  failureOf(path: string): string | null;
  /** Forgets the failures of all paths but these and those inside them. */
  keepOnly(paths: ReadonlySet<string>): void;
}

export function createAttempts(): Attempts {
  const running = new Map<string, Promise<unknown>>();
  const failures = new Map<string, Failure>();

  async function attempt<T>(path: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      failures.delete(path);
      return result;
    } catch (error) {
      failures.set(path, { at: Date.now(), error });
      throw error;
    } finally {
      running.delete(path);
    }
  }

  return {
    once<T>(path: string, work: () => Promise<T>): Promise<T> {
      const same = running.get(path) as Promise<T> | undefined;
      const failure = failures.get(path);
      if (same) {
        return same;
      }
      if (failure && Date.now() - failure.at < NEGATIVE_MS) {
        return Promise.reject(failure.error);
      }
      const own = attempt(path, work);
      running.set(path, own);
      return own;
    },
    failureOf(path) {
      const found = [...failures].find(([failed]) => isWithin(failed, path));
      return found ? reasonOf(found[1].error) : null;
    },
    keepOnly(paths) {
      for (const failed of failures.keys()) {
        if (![...paths].some((path) => isWithin(failed, path))) {
          failures.delete(failed);
        }
      }
    },
  };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
