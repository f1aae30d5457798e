/**
 * Loaded into the shell's server before its own code (`node --expose-gc --import`): each message from the parent process is
 * answered with the memory that is still in use after garbage was collected.
 */

/** What one collection has freed may keep other objects from being used, which the next one finds. */
const COLLECTIONS = 3;

process.on('message', async () => {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    await globalThis.gc?.({ execution: 'async', type: 'major' });
  }
  process.send?.(process.memoryUsage());
});
