export const DELETION_JOB = 'auth.delete-account';
/** For how long a deletion is put off while something is in its way. */
export const PUT_OFF_MS = 86_400_000;

/** The key of the job that deletes an account. */
export function deletionKey(userId: number): string {
  return `account-deletion:${userId}`;
}
