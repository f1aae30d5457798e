import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder for one test file that `nobody` may enter, which the server of a root process needs. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bazaar-test-'));
  await chmod(folder, 0o711);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
