import { HttpError, invalid, unprocessable, waitParts } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';

const MEGABYTE = 1024 * 1024;
/** An upload of the usual size is over by then. */
const UPLOAD_WAIT_SECONDS = 10;
/** No space on the device, in the user's share of it, or for a file of this size. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** 413: a file exceeds the size limit. */
export function tooLarge(): HttpError {
  const detail = messages.tooLargeDetail;
  return new HttpError({ status: 413, code: 'too_large', title: messages.tooLarge, detail });
}

/** 413: the upload has too many files. */
export function tooManyFiles(): HttpError {
  const detail = messages.tooManyDetail;
  return new HttpError({ status: 413, code: 'too_many_files', title: messages.tooMany, detail });
}

/** 429: as many uploads of the user as permitted are in progress. */
export function uploadsInProgress(most: number): HttpError {
  return new HttpError({
    status: 429,
    code: 'uploads_in_progress',
    title: messages.uploadsInProgress(most),
    detail: messages.uploadsInProgressDetail,
    ...waitParts(UPLOAD_WAIT_SECONDS),
  });
}

/** 422: the user's storage quota is full. */
export function quotaFull(leftBytes: number): HttpError {
  return unprocessable('file_quota', {
    title: messages.quota,
    detail: messages.quotaDetail(Math.floor(leftBytes / MEGABYTE)),
    data: { leftBytes },
  });
}

/** Converts an error of an upload to a response: 507 for a full disk, 400 for an unreadable body. */
export function toUploadProblem(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (error instanceof HttpError) {
    return error;
  }
  if (NO_SPACE.has(code)) {
    const detail = messages.storageFullDetail;
    return new HttpError({ status: 507, code: 'storage_full', title: messages.storageFull, detail });
  }
  if (code.endsWith('_LIMIT')) {
    return tooManyFiles();
  }
  // Errors of the multipart reader have an FST_ code or no system code.
  return code === '' || code.startsWith('FST_') ? invalid({ files: [messages.unreadable] }) : error;
}
