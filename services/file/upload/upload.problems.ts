import { HttpError, invalid, unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';

const MEGABYTE = 1024 * 1024;
/** No room on the device, in the user's share of it, or for a file of this size. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** 413: a file is larger than what is taken. */
export function tooLarge(): HttpError {
  const detail = messages.tooLargeDetail;
  return new HttpError({ status: 413, code: 'too_large', title: messages.tooLarge, detail });
}

/** 413: more files than one upload may have. */
export function tooManyFiles(): HttpError {
  const detail = messages.tooManyDetail;
  return new HttpError({ status: 413, code: 'too_many_files', title: messages.tooMany, detail });
}

/** 422: the user's room is full. */
export function quotaFull(leftBytes: number): HttpError {
  return unprocessable('file_quota', {
    title: messages.quota,
    detail: messages.quotaDetail(Math.floor(leftBytes / MEGABYTE)),
    data: { leftBytes },
  });
}

/** What went wrong while files came in, as an answer: a full disk is 507, a body that cannot be read 400. */
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
  // The reader of bodies names its faults, or has none of the system's codes.
  return code === '' || code.startsWith('FST_') ? invalid({ files: [messages.unreadable] }) : error;
}
