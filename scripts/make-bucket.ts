/**
 * Makes the bucket of FILES_S3_BUCKET at the store of FILES_S3_ENDPOINT unless it is there, for a store of one's own.
 *
 *   node scripts/make-bucket.ts
 *
 * Exit 0: it is there. Exit 1: one line says what is in the way.
 */
import { readFileSync } from 'node:fs';
import { SERVICES_SECRETS, withSecretFiles } from '@bazaar/contracts/deployment';
import { readFileSettings } from '../services/file/settings.ts';
import { ensureBucket } from '../services/file/storage/ensure-bucket.adapter.ts';
import { SetupProblem } from './console.ts';
import { runAsScript } from './run-as-script.ts';

await runAsScript(import.meta, async () => {
  const variables = withSecretFiles(process.env, SERVICES_SECRETS, (file) => readFileSync(file, 'utf8'));
  const { s3 } = readFileSettings(variables);
  if (s3 === null) {
    throw new SetupProblem('No store is named', 'Set FILES_S3_ENDPOINT and the others of FILES_S3_…');
  }
  console.log(`bucket ${s3.bucket}: ${await ensureBucket(s3)}`);
  return true;
});
