import { failWith } from './console.ts';

/**
 * Runs a script's work when its file is the program, and not when a test imports it. The work returns whether it
 * succeeded, which becomes the exit code.
 */
export async function runAsScript(meta: ImportMeta, work: () => Promise<boolean>): Promise<void> {
  if (!meta.main) {
    return;
  }
  try {
    process.exitCode = (await work()) ? 0 : 1;
  } catch (error) {
    failWith(error);
  }
}
