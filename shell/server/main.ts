import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_SECRETS, withSecretFiles } from '@bazaar/contracts/deployment';
import { startTracing } from '@bazaar/telemetry';
import { buildShellServer } from './app.ts';
import { drain } from './drain.ts';
import { readEnvironment } from './environment.ts';

/** What has not ended by then is cut; the processes of `npm start` are killed soon after. */
const STOP_LIMIT_MS = 10_000;

try {
  const variables = withSecretFiles(process.env, SHELL_SECRETS, (file) => readFileSync(file, 'utf8'));
  const environment = readEnvironment(variables, join(import.meta.dirname, '../..'));
  const lifecycle = { isDraining: false };
  const stopTracing = await startTracing('bazaar-shell', process.env);
  const app = await buildShellServer(environment, lifecycle);
  await app.listen({ host: environment.host, port: environment.port });
  const limits = { noticeMs: environment.drainNoticeMs, limitMs: STOP_LIMIT_MS };
  const stop = () => {
    if (!lifecycle.isDraining) {
      void drain(app, lifecycle, limits)
        .then(stopTracing)
        .finally(() => process.exit(0));
    }
  };
  // Ctrl-C in a terminal reaches a process more than once; only the first signal stops it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, stop);
  }
} catch (error) {
  // The message alone, without a stack: errors of the environment and the manifest name the remedy.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
