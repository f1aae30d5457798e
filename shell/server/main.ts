import { join } from 'node:path';
import { buildShellServer } from './app.ts';
import { readEnvironment } from './environment.ts';

try {
  const environment = readEnvironment(process.env, join(import.meta.dirname, '../..'));
  const app = await buildShellServer(environment);
  await app.listen({ host: environment.host, port: environment.port });
  // Ctrl-C in a terminal reaches a process more than once; it stops by the first.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void app.close().then(() => process.exit(0)));
  }
} catch (error) {
  // One plain line: what happened; the environment's and manifest's errors say what to do.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
