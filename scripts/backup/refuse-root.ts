import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SetupProblem } from '../console.ts';

/**
 * Refuses to back up or restore as root where another user runs the site, who could neither read nor replace what root writes.
 * @throws SetupProblem
 */
export function refuseRoot(data: string, uid = process.getuid?.()): void {
  const owned = [join(data, 'postgres', 'password'), data].find((place) => existsSync(place));
  if (uid === 0 && owned !== undefined && statSync(owned).uid !== 0) {
    throw new SetupProblem(
      `${data} belongs to another user, and this is root`,
      'Run the command as the user of the site: runuser -u <user> -- npm run …',
    );
  }
}
