import { join } from 'node:path';
import { buildShellServer } from './app.ts';
import { readEnvironment } from './environment.ts';

try {
  const environment = readEnvironment(process.env, join(import.meta.dirname, '../..'));
  const app = await buildShellServer(environment);
  await app.listen({ host: environment.host, port: environment.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
} catch (error) {
  // One plain line: what happened; the environment's and manifest's errors say what to do.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
