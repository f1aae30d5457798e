import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';

/** Endings of the files that the service takes; it looks at the content too. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'xlsx', 'docx', 'dwg'];

/** For the `accept` of a file field. */
export const ACCEPTED_FILES = ENDINGS.map((ending) => `.${ending}`).join(',');

export type FileFault = 'type' | 'tooLarge' | 'empty' | 'tooMany';

/** Among how many others a file would be attached, and how many may be. */
interface Attached {
  count: number;
  most: number;
}

/** Why a file cannot be attached, found before it is sent; null when it can. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  { count, most }: Attached,
): FileFault | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !ENDINGS.includes(ending)) {
    return 'type';
  }
  if (size === 0) {
    return 'empty';
  }
  if (size > MAXIMUM_FILE_BYTES) {
    return 'tooLarge';
  }
  return count >= most ? 'tooMany' : null;
}
