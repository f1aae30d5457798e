import { CreateBucketCommand, HeadBucketCommand, NotFound } from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings.ts';
import { s3ClientOf } from './s3-store.adapter.ts';

/** Makes the bucket of the settings unless it is there. */
export async function ensureBucket(settings: S3Settings): Promise<'made' | 'kept'> {
  const client = s3ClientOf(settings);
  const { bucket: Bucket } = settings;
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    return 'kept';
  } catch (error) {
    if (!(error instanceof NotFound)) {
      throw error;
    }
  }
  await client.send(new CreateBucketCommand({ Bucket }));
  return 'made';
}
