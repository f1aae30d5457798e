/**
 * Loaded into the shell's server before its own code (`node --expose-gc --import`): each message from the parent process is
 * answered with the memory that is still in use after garbage was collected.
 */

/** What one collection has freed may keep other objects from being freed, which the next one finds. */
const COLLECTIONS = 2;

process.on('message', () => {
  for (let count = 0; count < COLLECTIONS; count += 1) {
    // Other collections keep empty pages for objects to come, so that the process seems to grow while its objects do not.
    globalThis.gc?.({ execution: 'sync', type: 'major', flavor: 'last-resort' });
  }
  process.send?.(process.memoryUsage());
});
