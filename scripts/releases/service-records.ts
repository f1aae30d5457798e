import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ServedVersion, ServiceRecord } from '@bazaar/contracts/platform';

/**
 * What the shells of a data folder have noted of the versions that they serve. A file that cannot be read counts for
 * nothing.
 */
export function readServiceRecords(shells: string): ServedVersion[] {
  if (!existsSync(shells)) {
    return [];
  }
  return readdirSync(shells).flatMap((shell) => readRecord(join(shells, shell, 'served.json')));
}

function readRecord(file: string): ServedVersion[] {
  try {
    return ServiceRecord.parse(JSON.parse(readFileSync(file, 'utf8'))).versions;
  } catch {
    return [];
  }
}
