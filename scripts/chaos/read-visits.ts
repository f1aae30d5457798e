import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosVisit } from './report.ts';

/** The visits that a run of the suite has noted in a build's folder. */
export function readVisits(data: string): ChaosVisit[] {
  const folder = join(data, 'chaos');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ChaosVisit[]);
}
