import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseProblem } from '../kit/database/database-problem.ts';

/** The user that PostgreSQL's processes run as. */
export interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
  /** True when this process is root and runs PostgreSQL as an unprivileged user. */
  readonly switched: boolean;
}

/** PostgreSQL refuses to run as root, so root runs it as `nobody`; every other user runs it as itself. */
export function serverAccount(): ServerAccount {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) {
    throw new DatabaseProblem(
      'The embedded PostgreSQL runs on Linux and macOS only.',
      'On Windows use WSL, or set DATABASE_URL.',
    );
  }
  if (uid === 0) {
    return { ...nobodyIn(readFileSync('/etc/passwd', 'utf8')), switched: true };
  }
  refuseNamelessUser(uid, () => userInfo().username);
  return { uid, gid, switched: false };
}

/** Finds `nobody` in the text of /etc/passwd. */
export function nobodyIn(passwd: string): { uid: number; gid: number } {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  if (!(Number.isInteger(uid) && Number.isInteger(gid))) {
    throw new DatabaseProblem(
      'PostgreSQL refuses to run as root, and this machine has no user `nobody` to hand it to.',
      'Start Bazaar as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid, gid };
}

/** PostgreSQL looks up the name of its user and exits when there is none (a container's `--user 12345`). */
export function refuseNamelessUser(uid: number, readName: () => string): void {
  try {
    readName();
  } catch (error) {
    throw new DatabaseProblem(
      `The user id ${uid} has no entry in /etc/passwd, and PostgreSQL does not start without one.`,
      'Start Bazaar as a named user or as root, or set DATABASE_URL.',
      error,
    );
  }
}
