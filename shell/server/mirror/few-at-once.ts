/** Files of one release that are worked on at the same time. */
const FILES_AT_ONCE = 6;

/**
 * Does the work for each file, a few at a time: asked for all at once, a busy origin answers none of them in time, and a
 * release of many files would never be complete. @throws Error of the first file that fails, once no work is running.
 */
export async function forEachFew(
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> {
  const queue = files.values();
  const failures: unknown[] = [];
  const workOn = async () => {
    for (const file of queue) {
      try {
        await work(file);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, workOn));
  if (failures.length > 0) {
    throw failures[0];
  }
}
