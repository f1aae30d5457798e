import { join } from 'node:path';
import { runningAddress } from '../../services/embedded-postgres/running-address.ts';

export { type ReceivedSpan, startReceiver } from '@bazaar/telemetry/testing';

/** Address of the embedded database of services that run on a data folder. */
export function databaseOf(data: string): Promise<string> {
  return runningAddress(join(data, 'postgres'));
}
