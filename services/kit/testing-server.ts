import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { migrate } from './postgres/migrate.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { temporaryFolder } from './postgres/temporary-folder.ts';
import './testing.ts';

const SERVICES_FOLDER = fileURLToPath(new URL('..', import.meta.url));

/** Starts one PostgreSQL for all service tests and migrates the template that their databases are copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const temporary = await temporaryFolder();
  const postgres = await startPostgres({ dataDir: temporary.folder, durable: false });
  await migrate({ url: postgres.url, servicesFolder: SERVICES_FOLDER });
  project.provide('templateDatabaseUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await temporary[Symbol.asyncDispose]();
  };
}
