import { uploadsInProgress } from './upload.problems.ts';

const UPLOADS_PER_USER = 4;

/** The uploads that this process receives now: so many bytes of one user lie outside of the quota at most. */
export interface OpenUploads {
  /**
   * Runs an upload of a user.
   * @throws HttpError 429 when as many of theirs as permitted are in progress; nothing of this one is read then.
   */
  run<Result>(userId: number, upload: () => Promise<Result>): Promise<Result>;
}

/** Counts the uploads of each user from their first byte to their end, however they end. */
export function createOpenUploads(): OpenUploads {
  const counts = new Map<number, number>();
  return {
    run: async (userId, upload) => {
      const open = counts.get(userId) ?? 0;
      if (open >= UPLOADS_PER_USER) {
        throw uploadsInProgress(UPLOADS_PER_USER);
      }
      counts.set(userId, open + 1);
      try {
        return await upload();
      } finally {
        const left = (counts.get(userId) ?? 1) - 1;
        if (left === 0) {
          counts.delete(userId);
        } else {
          counts.set(userId, left);
        }
      }
    },
  };
}
