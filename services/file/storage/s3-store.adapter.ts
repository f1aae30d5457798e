import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { HttpError } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import type { S3Settings } from '../settings.ts';
import type { FileStore } from './file-store.types.ts';

/** Stores files in a bucket of an S3-compatible store. The bucket must exist. */
export function createS3Store(settings: S3Settings): FileStore {
  const client = s3ClientOf(settings);
  const at = (id: string) => ({ Bucket: settings.bucket, Key: `${id.slice(0, 2)}/${id}` });
  return {
    async keep(id, { path, size, mime }) {
      // Read as a whole, so that the request can be repeated when the connection breaks; ten megabytes at most.
      const body = await readFile(path);
      await reached(
        client.send(new PutObjectCommand({ ...at(id), Body: body, ContentLength: size, ContentType: mime })),
      );
    },
    async open(id, part) {
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ ...at(id), ...(part && { Range: `bytes=${part.start}-${part.end}` }) }),
        );
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof NoSuchKey) {
          return null;
        }
        throw unreachable(error);
      }
    },
    async remove(id) {
      await reached(client.send(new DeleteObjectCommand(at(id))));
    },
  };
}

/** Access to the store that the settings name. */
export function s3ClientOf(settings: S3Settings): S3Client {
  return new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    // Stores other than Amazon's rarely have a host name per bucket, and not all support its newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000 },
  });
}

async function reached(response: Promise<unknown>): Promise<void> {
  try {
    await response;
  } catch (error) {
    throw unreachable(error);
  }
}

/** 503: the store does not answer, or refuses. The operator finds the cause in the log. */
function unreachable(cause: unknown): HttpError {
  const error = new HttpError({
    status: 503,
    code: 'storage_unavailable',
    title: messages.storageUnavailable,
    headers: { 'retry-after': '30' },
  });
  error.cause = cause;
  return error;
}
