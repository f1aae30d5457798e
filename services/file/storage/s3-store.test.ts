import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp, type FileTestApp } from '../file-app.fixture.ts';
import { givenFile, pdfOf, sendFiles } from '../files.fixture.ts';
import { readFileSettings } from '../settings.ts';
import { createFileStore } from './create-file-store.adapter.ts';
import { ensureBucket } from './ensure-bucket.adapter.ts';

const HOUR_MS = 3_600_000;
let folder: string;
let bucket: S3rver;
let variables: Readonly<Record<string, string>>;
let test: FileTestApp;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bazaar-s3-'));
  bucket = new S3rver({
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'bazaar', configs: [] }],
  });
  const { port } = (await bucket.run()) as AddressInfo;
  variables = {
    FILES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    FILES_S3_BUCKET: 'bazaar',
    FILES_S3_REGION: 'us-east-1',
    FILES_S3_ACCESS_KEY_ID: 'S3RVER',
    FILES_S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
  test = await createFileTestApp(variables);
  headers = (await signIn(test.app)).headers;
});
afterAll(async () => {
  await test[Symbol.asyncDispose]();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

it('stores files in the bucket and none in the folder', async () => {
  const content = pdfOf(3_000_000);
  const { id } = await givenFile(test.app, headers, { name: 'گزارش.pdf', content });
  const reply = await test.app.inject({ url: `/file/api/v1/files/${id}`, headers });

  expect([reply.statusCode, reply.rawPayload.equals(content)]).toEqual([200, true]);
  expect(await test.listFolder()).toEqual([]);
});

it('makes a bucket that is missing, once', async () => {
  const { s3 } = readFileSettings({ ...variables, FILES_S3_BUCKET: 'second' });
  if (s3 === null) {
    throw new Error('The settings name no bucket.');
  }

  expect([await ensureBucket(s3), await ensureBucket(s3)]).toEqual(['made', 'kept']);
});

it('sends a part of a file from the bucket', async () => {
  const content = pdfOf(3_000_000);
  const { id } = await givenFile(test.app, headers, { name: 'گزارش.pdf', content });
  const reply = await test.app.inject({
    url: `/file/api/v1/files/${id}`,
    headers: { ...headers, range: 'bytes=1000000-1000999' },
  });

  expect([reply.statusCode, reply.rawPayload.equals(content.subarray(1_000_000, 1_001_000))]).toEqual([
    206,
    true,
  ]);
});

it('removes files from the bucket', async () => {
  const { id } = await givenFile(test.app, headers);
  const store = await createFileStore(readFileSettings(variables));
  const before = await store.open(id);
  before?.destroy();
  test.clock.advance(26 * HOUR_MS);
  await test.runJobs();

  expect(before).not.toBeNull();
  expect(await store.open(id)).toBeNull();
});

it('keeps no record of a file that the bucket refused', async () => {
  const app = await test.another({
    variables: { ...test.variables, ...variables, FILES_S3_BUCKET: 'elsewhere' },
  });
  const reply = await sendFiles(app, (await signIn(test.app)).headers, [
    { name: 'a.pdf', content: pdfOf(2_000) },
  ]);

  expect([reply.statusCode, reply.json().code]).toEqual([503, 'storage_unavailable']);
  expect(await test.listFolder()).toEqual([]);
});

it('names the variable that is missing or wrong', () => {
  expect(() => readFileSettings({ FILES_S3_BUCKET: 'a' })).toThrow(/FILES_S3_ENDPOINT/);
  expect(() => readFileSettings({ ...variables, FILES_S3_ENDPOINT: 'nowhere' })).toThrow(/FILES_S3_ENDPOINT/);
  expect(readFileSettings({ BAZAAR_DATA: '/d' })).toEqual({ folder: '/d/files', s3: null });
});
