import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Check, CheckFacts } from '../../kit/checks/check.ts';
import { orStartWithout } from '../../kit/checks/run-checks.ts';
import { errorCode } from '../../kit/database/database-problem.ts';
import { readFileSettings, type S3Settings } from '../settings.ts';
import { incomingFolder } from '../upload/receive-files.adapter.ts';
import { createFileStore } from './create-file-store.adapter.ts';
import type { FileStore } from './file-store.types.ts';

const NAME = 'files';
const CONTENT = 'check';

/** Whether the bucket takes a file, gives it back and removes it; a folder of files is checked with the data folder. */
export function fileStoreCheck({ variables }: CheckFacts): Check {
  return {
    name: NAME,
    title: variables.FILES_S3_BUCKET
      ? 'the bucket of files takes a file, gives it back and removes it'
      : 'files are kept in the data folder',
    asksOutside: true,
    async run() {
      const settings = readFileSettings(variables);
      if (settings.s3 === null) {
        return [];
      }
      const incoming = incomingFolder(settings.folder);
      const fault = await createFileStore(settings).then((store) => faultOf(store, incoming));
      return fault === null ? [] : [problem(settings.s3, fault)];
    },
  };
}

async function faultOf(store: FileStore, incoming: string): Promise<string | null> {
  const id = randomUUID();
  const place = path.join(incoming, id);
  try {
    await mkdir(incoming, { recursive: true });
    await writeFile(place, CONTENT);
    await store.keep(id, { path: place, size: CONTENT.length, mime: 'text/plain' });
    const body = await store.open(id);
    const isSame = body !== null && (await textOf(body)) === CONTENT;
    await store.remove(id);
    return isSame ? null : 'it gives back something else';
  } catch (error) {
    return reasonOf(error);
  } finally {
    await rm(place, { force: true });
  }
}

async function textOf(body: Readable): Promise<string> {
  const chunks = await body.toArray();
  return Buffer.concat(chunks).toString();
}

function problem({ bucket, endpoint }: S3Settings, reason: string): string {
  const { host } = new URL(endpoint);
  return `FILES_S3_BUCKET (${bucket} at ${host}) does not keep files: ${reason}. Correct FILES_S3_…, ${orStartWithout(NAME)}`;
}

/** The store's own name for what went wrong, such as NoSuchBucket: its text may show parts of a key. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return errorCode(cause) ?? (cause instanceof Error ? cause.name : 'unknown');
}
