import { open } from 'node:fs/promises';

/** Has the disk keep the names in a folder: a file's own flush keeps its bytes, not where they stand. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
