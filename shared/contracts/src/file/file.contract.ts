import * as z from 'zod/mini';
import { Count, endpoint, Instant, NonEmptyText } from '../core/index.ts';

/** Ids of files are random UUIDs; they are lower-case. */
export const FileId = z.uuid().brand<'FileId'>();
export type FileId = z.infer<typeof FileId>;

/** Bytes of one file, and files of one upload, at most. */
export const MAXIMUM_FILE_BYTES = 10 * 1024 * 1024;
export const MAXIMUM_FILES = 5;

/** Accepted types, determined from the content: PDF, JPEG, PNG, WebP, XLSX, DOCX, DWG. */
export const FileMime = z.enum([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/vnd.dwg',
]);
export type FileMime = z.infer<typeof FileMime>;

/** What is known of a file. `url` is its address on this site; without a session it needs a link. */
export const FileMeta = z.object({
  id: FileId,
  name: NonEmptyText,
  mime: FileMime,
  /** Bytes. */
  size: Count,
  url: NonEmptyText,
});
export type FileMeta = z.infer<typeof FileMeta>;

/**
 * Accepts one to five files of at most 10 MB as `multipart/form-data`; the names of the parts do not matter. All
 * are stored, or none. 413 `too_large` and `too_many_files`, 415 `file_type` for content that is not accepted, 422
 * `file_quota` when the user's 200 MB are full, before more is read than they have left; 429 `uploads_in_progress` while
 * an instance of the services receives four uploads of the user already; 507 `storage_full`.
 */
export const uploadFiles = endpoint({
  service: 'file',
  method: 'POST',
  path: '/api/v1/files',
  access: 'session',
  summary: 'Upload files.',
  bodyType: 'multipart',
  response: z.object({ items: z.array(FileMeta) }),
  successStatus: 201,
  errors: [401, 422, 507],
});

/**
 * The file itself, with its type, `Content-Disposition` and an `ETag`; 304 when the caller has it already, 206 for the
 * part that `Range` names, unless `If-Range` names another version, and 416 when the file has no such part. Readable
 * by its owner, by users it was shared with, by anyone when it is public, and by anyone with a link that has not
 * expired; for all others it does not exist.
 */
export const getFile = endpoint({
  service: 'file',
  method: 'GET',
  path: '/api/v1/files/:fileId',
  access: 'public',
  audited: ['readFile'],
  summary: 'Download a file.',
  params: z.strictObject({ fileId: FileId }),
  /** Both come from {@link getFileLink}. */
  query: z.strictObject({
    expires: z.optional(z.int().check(z.positive(), z.lte(99_999_999_999))),
    signature: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  }),
  response: z.unknown(),
  responseType: 'raw',
  owned: { 'params.fileId': 'File' },
  errors: [206, 304, 404, 416],
});

/** A short-lived address of a file that works without a session: for `<img>`, which sends no header. */
export const FileLink = z.object({ url: NonEmptyText, expiresAt: Instant });
export type FileLink = z.infer<typeof FileLink>;

/** A link of five minutes to a file that the caller may read. An extension. */
export const getFileLink = endpoint({
  service: 'file',
  method: 'GET',
  path: '/api/v1/files/:fileId/link',
  access: 'session',
  audited: ['readFile'],
  summary: 'Make a short-lived link to a file.',
  params: z.strictObject({ fileId: FileId }),
  response: FileLink,
  owned: { 'params.fileId': 'File' },
  errors: [401, 404],
});
