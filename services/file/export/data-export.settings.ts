export const EXPORT_JOB = 'file.data-export';
/** For how long a copy can be downloaded. */
export const EXPORT_DAYS = 7;
/** Attempts until the user is told that a copy could not be prepared; the job goes on trying. */
export const ATTEMPTS_UNTIL_TOLD = 3;
