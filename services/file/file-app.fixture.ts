import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Variables } from '../kit/environment.ts';
import { createTestApp, TEST_ENVIRONMENT, type TestApp, type TestAppSource } from '../testing/test-app.ts';

export interface FileTestApp extends TestApp {
  /** The variables that the services were started with, including the folder. */
  readonly variables: Variables;
  /** Names of all files in the service's folder, of every kind. */
  listFolder(): Promise<string[]>;
}

/** All services, with a separate folder for files that is removed with them. */
export async function createFileTestApp(
  variables: Variables = {},
  source: TestAppSource = {},
): Promise<FileTestApp> {
  const data = await mkdtemp(path.join(tmpdir(), 'bazaar-files-'));
  const all = { ...TEST_ENVIRONMENT.variables, BAZAAR_DATA: data, ...variables };
  const test = await createTestApp({ variables: all }, source);
  return {
    ...test,
    variables: all,
    listFolder: async () => {
      const entries = await readdir(path.join(data, 'files'), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    async [Symbol.asyncDispose]() {
      await test[Symbol.asyncDispose]();
      await rm(data, { recursive: true, force: true });
    },
  };
}
