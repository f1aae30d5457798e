import { join } from 'node:path';
import { discardDatabase } from '../../services/embedded-postgres/discard-database.ts';
import { startServer } from './server-process.ts';

/** Seconds until `/readyz` responds. */
export interface Starts {
  /** For the first start of the demo: a new database, all migrations, the whole seed. */
  readonly coldSeconds: number;
  /** For the next start. */
  readonly warmSeconds: number;
}

/** Starts the demo twice in a separate folder. */
export async function measureStarts(folder: string): Promise<Starts> {
  const data = join(folder, 'starts');
  await discardDatabase(join(data, 'postgres'));
  const variables = { BAZAAR_ENV: 'demo', BAZAAR_DATA: data, LOG_LEVEL: 'error' };
  const cold = await startServer('services/main.ts', variables);
  await cold.stop();
  const warm = await startServer('services/main.ts', variables);
  await warm.stop();
  await discardDatabase(join(data, 'postgres'));
  return { coldSeconds: cold.readyAfterSeconds, warmSeconds: warm.readyAfterSeconds };
}
