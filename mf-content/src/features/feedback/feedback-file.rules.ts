import { MAX_FEEDBACK_FILES } from '@bazaar/contracts/content';
import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';
import { formatNumber } from '@bazaar/locale';
import { messages } from './messages.ts';

/** Endings of the files that the service takes; it looks at the content too. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'xlsx', 'docx', 'dwg'];
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** For the `accept` of a file field. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

/** Why a file cannot be attached, found before it is sent; null when it can. */
export function fileFault({ name, size }: Pick<File, 'name' | 'size'>, attached: number): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !ENDINGS.includes(ending)) {
    return messages.fileType;
  }
  if (size === 0) {
    return messages.fileEmpty;
  }
  if (size > MAXIMUM_FILE_BYTES) {
    return messages.fileTooLarge(megabytes(size), megabytes(MAXIMUM_FILE_BYTES));
  }
  return attached >= MAX_FEEDBACK_FILES ? messages.tooManyFiles(formatNumber(MAX_FEEDBACK_FILES)) : null;
}

/** A file's size in words. */
export function sizeText(bytes: number): string {
  return bytes < MEGABYTE
    ? messages.kilobytes(formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))))
    : messages.megabytes(megabytes(bytes));
}

function megabytes(bytes: number): string {
  return formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 });
}
