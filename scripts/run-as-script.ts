import { failWith } from './console.ts';

/**
 * Runs a script's work when its file was started by hand, and not when a test imports it.
 * The work answers whether all is well; that becomes the exit code.
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
