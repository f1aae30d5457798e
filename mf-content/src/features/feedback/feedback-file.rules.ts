import { MAX_FEEDBACK_FILES } from '@bazaar/contracts/content';
import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';
import { fileFault, megabytesOf } from '@bazaar/files';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

/** Why a file cannot be attached beside others, in words; null when it can. */
export function faultText(file: Pick<File, 'name' | 'size'>, attached: number): string | null {
  const fault = fileFault(file, { count: attached, most: MAX_FEEDBACK_FILES });
  if (fault === null) {
    return null;
  }
  const words = {
    type: messages.fileType,
    empty: messages.fileEmpty,
    tooLarge: messages.fileTooLarge(megabytesOf(file.size), megabytesOf(MAXIMUM_FILE_BYTES)),
    tooMany: messages.tooManyFiles(formatNumber(MAX_FEEDBACK_FILES)),
  };
  return words[fault];
}
