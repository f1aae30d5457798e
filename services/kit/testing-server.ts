import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from './postgres/migrate.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { temporaryFolder } from './postgres/temporary-folder.ts';
import './testing.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Starts one PostgreSQL for all service tests and migrates the template that their databases are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo = new AsyncDisposableStack();
  try {
    const temporary = undo.use(await temporaryFolder());
    const postgres = await startPostgres({ dataDir: temporary.folder, durable: false });
    undo.defer(() => postgres.stop());
    await migrate({ url: postgres.url, servicesFolder: SERVICES_FOLDER });
    project.provide('templateDatabaseUrl', postgres.url);
    return () => undo.disposeAsync();
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}
