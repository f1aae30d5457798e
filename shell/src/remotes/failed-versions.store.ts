import { storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

const NOTHING: readonly string[] = [];

/** The versions of remotes that failed in this visit, as `mf-catalog 1.4.0`. */
const store = storedValue('bazaar.shell.failed-versions', z.array(z.string()), {
  area: 'session',
  fallback: NOTHING,
});

/** What a visit remembers about versions from one document to the next. */
export interface FailedVersions {
  has(remote: string, version: string): boolean;
  add(remote: string, version: string): void;
}

/** The memory of this tab. It ends with the visit, so that a passing fault costs a version no more than that. */
export const failedVersions: FailedVersions = {
  has: (remote, version) => store.get().includes(`${remote} ${version}`),
  add(remote, version) {
    if (!failedVersions.has(remote, version)) {
      store.set([...store.get(), `${remote} ${version}`]);
    }
  },
};
