import { FileMime, type ImageMime } from '@bazaar/contracts/file';

/** What the store keeps: what users may upload, what photographs are written as, films with their captions, and copies of data. */
export type StoredMime = FileMime | ImageMime | 'video/mp4' | 'text/vtt' | 'application/zip';

interface FileKind {
  readonly extension: string;
  /**
   * Whether a browser may show it in a page. Pictures and films only, because a browser refuses its PDF viewer to a sandboxed
   * page.
   */
  readonly isShown: boolean;
}

const ACCEPTED: ReadonlySet<string> = new Set(FileMime.options);

/** The stored types. The type of an upload is detected from the content; the name and type that the sender gave do not count. */
const KINDS: Readonly<Record<StoredMime, FileKind>> = {
  'application/pdf': { extension: 'pdf', isShown: false },
  'image/jpeg': { extension: 'jpg', isShown: true },
  'image/avif': { extension: 'avif', isShown: true },
  'image/png': { extension: 'png', isShown: true },
  'image/webp': { extension: 'webp', isShown: true },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extension: 'xlsx', isShown: false },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    extension: 'docx',
    isShown: false,
  },
  'image/vnd.dwg': { extension: 'dwg', isShown: false },
  'video/mp4': { extension: 'mp4', isShown: true },
  'text/vtt': { extension: 'vtt', isShown: true },
  'application/zip': { extension: 'zip', isShown: false },
};

const MAX_STEM_LENGTH = 100;
const UNNAMED = 'file';

/** Whether a content type is accepted. */
export function isTaken(mime: string | undefined): mime is FileMime {
  return mime !== undefined && ACCEPTED.has(mime);
}

/**
 * A name that is safe to show and to save under: without folders, control characters, direction marks, and
 * characters that file systems refuse. Its one extension is that of the content, so that «a.pdf.exe» with the
 * content of a PDF becomes «a-pdf.pdf».
 */
export function cleanName(given: string, mime: StoredMime): string {
  const { extension } = KINDS[mime];
  const base = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = base
    .toWellFormed()
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD<>:"|?*]/gu, '')
    .replace(/[.\s]+/g, (run) => (run.includes('.') ? '-' : ' '))
    .replace(/^[\s-]+|[\s-]+$/g, '');
  const short = [...stem].slice(0, MAX_STEM_LENGTH).join('').trim();
  return `${short === '' ? UNNAMED : short}.${extension}`;
}

/** The file-name extension of a stored type. */
export function extensionOf(mime: StoredMime): string {
  return KINDS[mime].extension;
}

/** `Content-Disposition` of a file (RFC 6266), with its name in Latin letters and, in full, by RFC 8187. */
export function contentDisposition(name: string, mime: StoredMime): string {
  const { extension, isShown } = KINDS[mime];
  const latin = name
    .slice(0, -(extension.length + 1))
    .replace(/[^\w -]+/g, '')
    .trim();
  const fallback = `${latin === '' ? UNNAMED : latin}.${extension}`;
  return `${isShown ? 'inline' : 'attachment'}; filename="${fallback}"; filename*=UTF-8''${encodeName(name)}`;
}

/** `attr-char` of RFC 8187 §3.2.1 is unchanged; everything else is written as its UTF-8 bytes. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
