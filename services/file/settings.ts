import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentProblem, type Variables } from '../kit/environment.ts';

/** An S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface FileSettings {
  /** Folder of the files, and of uploads in progress. */
  readonly folder: string;
  /** The store for finished files; null keeps them in the folder. */
  readonly s3: S3Settings | null;
}

const S3_VARIABLES = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_REGION',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
] as const;

/** Where files are stored: under `BAZAAR_DATA`, or in the store that `FILES_S3_…` names. */
export function readFileSettings(variables: Variables): FileSettings {
  const data = variables.BAZAAR_DATA ?? fileURLToPath(new URL('../../.data', import.meta.url));
  return { folder: path.join(data, 'files'), s3: readS3(variables) };
}

function readS3(variables: Variables): S3Settings | null {
  const missing = S3_VARIABLES.filter((name) => !variables[name]);
  if (missing.length === S3_VARIABLES.length) {
    return null;
  }
  if (missing.length > 0) {
    throw new EnvironmentProblem(
      `Set ${missing.join(', ')} too, or none of FILES_S3_…: files are then kept in a folder.`,
    );
  }
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = S3_VARIABLES.map(
    (name) => variables[name],
  );
  const protocol = URL.parse(endpoint)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') {
    throw new EnvironmentProblem(
      'Set FILES_S3_ENDPOINT to an address, for example https://s3.bazaar.example.',
    );
  }
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
