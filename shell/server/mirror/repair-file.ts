import { join } from 'node:path';
import { fetchFile, type ReleaseOrigin } from './fetch-file.ts';
import { hasCompressedCopy, readVerified } from './release-bytes.ts';
import { compressQuickly, storeFile } from './stored-file.ts';

export interface FileRepair extends ReleaseOrigin {
  /** Folder of the mirrored release. */
  folder: string;
  /** Its path in the release. */
  file: string;
}

/**
 * Puts one file of a mirrored release right, in its place, while the others go on serving. The file is fetched when it is
 * not as it was released; a compressed copy is made from the right file, without its origin.
 * @throws Error when the file cannot be fetched, or the origin has other bytes
 */
export async function repairFile({ folder, file, ...from }: FileRepair): Promise<void> {
  const { descriptor } = from;
  const path = join(folder, file);
  const bytes = await readVerified({ folder, descriptor, file }).catch(async () => {
    const fetched = await fetchFile(from, file);
    await storeFile(path, fetched);
    return fetched;
  });
  if (!hasCompressedCopy(file)) {
    return;
  }
  await readVerified({ folder, descriptor, file, isCompressed: true }).catch(async () =>
    storeFile(`${path}.br`, await compressQuickly(bytes)),
  );
}
