import { join } from 'node:path';
import { buildShellServer } from './app.ts';
import { readEnvironment } from './environment.ts';

try {
  const environment = readEnvironment(process.env, join(import.meta.dirname, '../..'));
  const app = await buildShellServer(environment);
  await app.listen({ host: environment.host, port: environment.port });
  // Ctrl-C in a terminal reaches a process more than once; only the first signal stops it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void app.close().then(() => process.exit(0)));
  }
} catch (error) {
  // The message alone, without a stack: errors of the environment and the manifest name the remedy.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
