import { MAXIMUM_FILE_BYTES } from '@bazaar/contracts/file';
import { MAXIMUM_TRADE_DOCUMENTS } from '@bazaar/contracts/trade';

/** Endings of the files that the service takes; it looks at the content too. */
const ENDINGS = ['pdf', 'jpg', 'jpeg', 'png', 'webp', 'xlsx', 'docx', 'dwg'];

/** For the `accept` of a file field. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

export type FileFault = 'type' | 'tooLarge' | 'empty' | 'tooMany';

/** Why a file cannot be attached, found before it is sent; null when it can. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  attachedCount: number,
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
  return attachedCount >= MAXIMUM_TRADE_DOCUMENTS ? 'tooMany' : null;
}
