/**
 * Runs the steps of the Dockerfile for the roles `site` and `releases` in a clean folder as an ordinary user, then the commands of
 * docker-compose.yml as a user that cannot change the code: releases, services and a shell, in production mode with secrets as
 * files. No container engine is needed, and none is tried.
 *
 *   node scripts/test-image.ts
 *
 * Exit 0: services and shell became ready. Exit 1: one line says what did not.
 */
import { temporaryFolder } from '../services/testing/temporary-folder.ts';
import { tryImage } from './image/try-image.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  const temporary = await temporaryFolder();
  await tryImage(temporary.folder, (line) => console.log(line)).finally(() =>
    temporary[Symbol.asyncDispose](),
  );
  return true;
});
