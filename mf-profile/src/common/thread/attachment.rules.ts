import { MAXIMUM_FILE_BYTES, MAXIMUM_FILES } from '@bazaar/contracts/file';
import { fileSize } from '@bazaar/files';
import { formatNumber, isolate } from '@bazaar/locale';
import { messages } from './messages.ts';

/** Why files cannot be attached beside those that already are; undefined when they can. */
export function attachmentFault(
  files: readonly { name: string; size: number }[],
  attachedCount: number,
): string | undefined {
  const large = files.find(({ size }) => size > MAXIMUM_FILE_BYTES);
  if (large !== undefined) {
    return messages.fileTooLarge(isolate(large.name), fileSize(MAXIMUM_FILE_BYTES));
  }
  return files.length + attachedCount > MAXIMUM_FILES
    ? messages.tooManyFiles(formatNumber(MAXIMUM_FILES))
    : undefined;
}
