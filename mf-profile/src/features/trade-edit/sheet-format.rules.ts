/** What a file is by its first bytes: its name may say something else. */
export type FileFormat = 'zip' | 'compound' | 'text' | 'other';

const SIGNATURES: readonly [FileFormat, readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['compound', [0xd0, 0xcf, 0x11, 0xe0]],
  ['other', [0x25, 0x50, 0x44, 0x46]],
];

/** The format of a file. */
export function formatOf(bytes: Uint8Array): FileFormat {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, place) => bytes[place] === byte));
  if (known !== undefined) {
    return known[0];
  }
  return isText(bytes) ? 'text' : 'other';
}

const LOOKED_AT = 4_096;

/** A text holds no zero byte, but for one in UTF-16, which Excel begins with a mark. */
function isText(bytes: Uint8Array): boolean {
  return utf16Of(bytes) !== null || !bytes.subarray(0, LOOKED_AT).includes(0);
}

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Excel stores CSV as UTF-8 with a mark, as UTF-16, or in the code page of the system: for Persian, that of Arabic. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) {
    return new TextDecoder(utf16).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** The name under which a compound file of Office holds an encrypted workbook. */
const ENCRYPTED_NAME = [...'EncryptedPackage'].map((sign) => `${sign}\0`).join('');

/** Whether an old or encrypted file of Excel is encrypted: its directory then names the hidden workbook. */
export function isEncryptedCompound(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(ENCRYPTED_NAME);
}

/** Web pages and XML are saved under the ending of a sheet by some programs. */
export function isMarkup(text: string): boolean {
  return /^\s*<(?:!doctype|html|table|\?xml)/i.test(text);
}

const TEXT_ENDINGS = ['csv', 'tsv', 'txt'];

/** Endings of the files that can be read. */
export const SHEET_ENDINGS: readonly string[] = ['xlsx', ...TEXT_ENDINGS];

/** Whether a file calls itself a text table. */
export function isTextName(name: string): boolean {
  return TEXT_ENDINGS.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}
