import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Problem } from '@bazaar/contracts';
import { MAXIMUM_FILE_BYTES, uploadFiles } from '@bazaar/contracts/file';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp, type FileTestApp } from '../file-app.fixture.ts';
import { givenFile, multipartOf, pdfOf, SAMPLES, sendFiles, zipOf } from '../files.fixture.ts';
import { toUploadProblem } from './upload.problems.ts';

const ADDRESS = '/file/api/v1/files';
const HOUR_MS = 3_600_000;
let test: FileTestApp;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createFileTestApp();
});
beforeEach(async () => {
  await sql`truncate file.stored_file, file.owner_usage cascade`.execute(test.db);
  headers = (await signIn(test.app)).headers;
});
afterAll(() => test[Symbol.asyncDispose]());

const countFiles = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from file.stored_file`.execute(test.db)).rows[0]
    ?.count;
const usage = async () =>
  (await sql<{ bytes: number }>`select bytes from file.owner_usage`.execute(test.db)).rows[0]?.bytes ?? 0;

/** Uses up the user's quota but for some bytes. */
async function givenRoom(bytes: number): Promise<void> {
  await givenFile(test.app, headers);
  await sql`update file.owner_usage set bytes = ${200 * 1024 * 1024 - bytes}`.execute(test.db);
}

const PART_HEAD = '--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n';

/** A request over the network whose body the test writes; without a length it is sent in chunks. */
async function openUpload({ length }: { readonly length?: number } = {}): Promise<ClientRequest> {
  if (!test.app.server.listening) {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
  }
  const { port } = test.app.server.address() as AddressInfo;
  const type = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const sender = httpRequest({
    ...{ port, method: 'POST', path: ADDRESS },
    headers: length === undefined ? type : { ...type, 'content-length': length },
  });
  sender.on('error', () => undefined);
  return sender;
}

/** The problem with which an upload was refused. */
async function problemOf(sender: ClientRequest): Promise<Problem> {
  const [response] = (await once(sender, 'response')) as [IncomingMessage];
  return Problem.parse(await json(response));
}

describe('POST files', () => {
  it('stores files of every type, detected from their content, under random names', async () => {
    const before = (await test.listFolder()).length;
    const given = Object.entries(SAMPLES).map(([extension, content]) => ({
      name: `سند ${extension}.bin`,
      content,
    }));
    const first = await sendFiles(test.app, headers, given.slice(0, 5));
    const second = await sendFiles(test.app, headers, given.slice(5));

    const items = [first, second].flatMap((reply) => uploadFiles.response.parse(reply.json()).items);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(items.map(({ name }) => name)).toEqual(
      Object.keys(SAMPLES).map((extension) => `سند ${extension}.${extension}`),
    );
    expect(items.map(({ size }) => size)).toEqual(given.map(({ content }) => content.length));
    expect(items.every(({ id, url }) => url === `/api/file/api/v1/files/${id}`)).toBe(true);
    expect(new Set(await test.listFolder()).size - before).toBe(7);
    expect((await test.listFolder()).filter((name) => items.some(({ id }) => id === name))).toHaveLength(7);
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['a zip of anything', zipOf({ 'run.sh': 'rm -rf' })],
    ['plain text', Buffer.from('سلام')],
  ])('answers 415 for %s, whatever it is called, and keeps nothing', async (_what, content) => {
    const before = await test.listFolder();
    const reply = await sendFiles(test.app, headers, [
      { name: 'خوب.pdf', content: SAMPLES.pdf },
      { name: 'نقشه.pdf', content },
    ]);

    expect([reply.statusCode, Problem.parse(reply.json()).code]).toEqual([415, 'file_type']);
    expect(reply.json().detail).toContain('«نقشه.pdf»');
    expect([await test.listFolder(), await countFiles()]).toEqual([before, 0]);
  });

  it('accepts a file of exactly ten megabytes; returns 413 for one byte more and stores nothing', async () => {
    const fits = await sendFiles(test.app, headers, [{ name: 'a.pdf', content: pdfOf(MAXIMUM_FILE_BYTES) }]);
    const before = await test.listFolder();
    const over = await sendFiles(test.app, headers, [
      { name: 'b.pdf', content: SAMPLES.pdf },
      { name: 'a.pdf', content: pdfOf(MAXIMUM_FILE_BYTES + 1) },
    ]);

    expect([fits.statusCode, over.statusCode, over.json().code]).toEqual([201, 413, 'too_large']);
    expect(over.json().detail).toContain('۱۰ مگابایت');
    expect([await test.listFolder(), await countFiles()]).toEqual([before, 1]);
  });

  it('returns 413 for six files', async () => {
    const before = await test.listFolder();
    const six = Array.from({ length: 6 }, () => ({ name: 'a.pdf', content: SAMPLES.pdf }));
    const reply = await sendFiles(test.app, headers, six);

    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_many_files']);
    expect([await test.listFolder(), await countFiles()]).toEqual([before, 0]);
  });

  it('returns 413 for the announced length, before anything is read', async () => {
    const { payload, headers: type } = await multipartOf([{ name: 'a.pdf', content: SAMPLES.pdf }]);
    const reply = await test.app.inject({
      method: 'POST',
      url: ADDRESS,
      payload,
      headers: { ...headers, ...type, 'content-length': String(200 * 1024 * 1024) },
    });

    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_large']);
  });

  it('returns 422 when the 200 megabytes are full, also for simultaneous uploads', async () => {
    const room = 200 * 1024 * 1024;
    const megabyte = 1024 * 1024;
    await givenFile(test.app, headers);
    await sql`update file.owner_usage set bytes = ${room - 2 * megabyte}`.execute(test.db);

    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        sendFiles(test.app, headers, [{ name: 'a.pdf', content: pdfOf(megabyte) }]),
      ),
    );

    const refused = replies.filter(({ statusCode }) => statusCode === 422);
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(refused.map((reply) => reply.json().code)).toEqual(['file_quota', 'file_quota']);
    expect([await usage(), await countFiles()]).toEqual([room, 3]);
    expect(
      (await sendFiles(test.app, headers, [{ name: 'a.pdf', content: SAMPLES.pdf }])).json(),
    ).toMatchObject({
      code: 'file_quota',
      data: { leftBytes: 0 },
    });
  });

  it('returns 400 without a file, with an empty one, and for an unreadable body', async () => {
    const none = await sendFiles(test.app, headers, []);
    const empty = await sendFiles(test.app, headers, [{ name: 'a.pdf', content: Buffer.alloc(0) }]);
    const post = (payload: string, type: string) =>
      test.app.inject({
        method: 'POST',
        url: ADDRESS,
        payload,
        headers: { ...headers, 'content-type': type },
      });
    const broken = await post(
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    );
    const boundless = await post('x', 'multipart/form-data');
    const prototype = await post(
      '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nabc\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    );

    for (const reply of [none, empty, broken, boundless, prototype]) {
      expect([reply.statusCode, Object.keys(Problem.parse(reply.json()).errors ?? {})]).toEqual([
        400,
        ['files'],
      ]);
    }
    expect(await countFiles()).toBe(0);
  });

  it('returns 415 for another type of body, 401 without a session', async () => {
    const json = await test.app.inject({ method: 'POST', url: ADDRESS, headers, payload: { file: 'x' } });
    const nothing = await test.app.inject({ method: 'POST', url: ADDRESS, headers });
    const stranger = await sendFiles(test.app, {}, [{ name: 'a.pdf', content: SAMPLES.pdf }]);

    expect([json.statusCode, nothing.statusCode, stranger.statusCode]).toEqual([415, 415, 401]);
  });

  it('returns 429 after 120 uploads in an hour', async () => {
    const { sub } = JSON.parse(atob(headers.authorization.split('.')[1] ?? ''));
    await givenFile(test.app, headers);
    await sql`update kit.rate_counter set used = 120 where key like ${`%/files user:${sub}`}`.execute(
      test.db,
    );

    const reply = await sendFiles(test.app, headers, [{ name: 'a.pdf', content: SAMPLES.pdf }]);

    expect([reply.statusCode, Number(reply.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  });

  it('returns 422 for an announced length beyond what is left, before a byte is sent', async () => {
    await givenRoom(1_000_000);
    const sender = await openUpload({ length: 1_100_000 });
    sender.flushHeaders();

    expect(await problemOf(sender)).toMatchObject({
      ...{ status: 422, code: 'file_quota', data: { leftBytes: 1_000_000 } },
    });
    sender.destroy();
  });

  it('ends an upload of unknown length where it passes what is left, and leaves nothing of it', async () => {
    await givenRoom(1_000_000);
    const before = await test.listFolder();
    const sender = await openUpload();
    sender.write(PART_HEAD);
    sender.write(pdfOf(700_000));
    sender.write(`\r\n${PART_HEAD}`);
    sender.write(pdfOf(700_000));

    expect(await problemOf(sender)).toMatchObject({
      ...{ status: 422, code: 'file_quota', data: { leftBytes: 1_000_000 } },
    });
    sender.destroy();
    expect(await test.listFolder()).toEqual(before);
  });

  it('receives four uploads of a user at a time, and another one after their end', async () => {
    const before = (await test.listFolder()).length;
    const senders = await Promise.all(Array.from({ length: 4 }, () => openUpload()));
    for (const sender of senders) {
      sender.write(PART_HEAD);
      sender.write(pdfOf(100_000));
    }
    await expect.poll(async () => (await test.listFolder()).length).toBe(before + 4);
    const send = (by: typeof headers) => sendFiles(test.app, by, [{ name: 'a.pdf', content: SAMPLES.pdf }]);

    const fifth = await send(headers);
    const another = await send((await signIn(test.app)).headers);

    expect([fifth.statusCode, fifth.json().code]).toEqual([429, 'uploads_in_progress']);
    expect(Number(fifth.headers['retry-after'])).toBeGreaterThan(0);
    expect(another.statusCode).toBe(201);
    for (const sender of senders) {
      sender.destroy();
    }
    await expect.poll(async () => (await send(headers)).statusCode).toBe(201);
  });

  it('leaves nothing of an upload whose client disconnects', async () => {
    const before = await test.listFolder();
    const sender = await openUpload({ length: 9_000_000 });
    const answered = new Promise<void>((resolve) => {
      test.app.server.on('request', (_request, response) => response.on('close', resolve));
    });
    sender.write(PART_HEAD);
    sender.write(pdfOf(2_000_000));
    await expect.poll(async () => (await test.listFolder()).length).toBe(before.length + 1);
    sender.destroy();
    await answered;

    await expect.poll(() => test.listFolder()).toEqual(before);
    expect(await countFiles()).toBe(0);
  });
});

describe('a full disk', () => {
  it.runIf(process.platform === 'linux')('is reported as 507 with a plain text', async () => {
    const full = createWriteStream('/dev/full');
    full.end('x');
    const [error] = await once(full, 'error');

    expect(error.code).toBe('ENOSPC');
    expect(toUploadProblem(error)).toMatchObject({ parts: { status: 507, code: 'storage_full' } });
  });
});

describe('the maintenance', () => {
  it('removes files that were not attached for a day, and releases their quota', async () => {
    const loose = await givenFile(test.app, headers);
    const kept = await givenFile(test.app, headers);
    await sql`select file.attach(${kept.id}, owner_id, 'Feedback', 1) from file.stored_file where id = ${kept.id}`.execute(
      test.db,
    );
    test.clock.advance(23 * HOUR_MS);
    await test.runJobs();
    const early = await countFiles();
    test.clock.advance(2 * HOUR_MS);
    await test.runJobs();

    const left = await test.listFolder();
    expect([early, await countFiles(), await usage()]).toEqual([2, 1, SAMPLES.pdf.length]);
    expect([left.includes(loose.id), left.includes(kept.id)]).toEqual([false, true]);
  });

  it('removes a file after its last attachment is removed', async () => {
    const file = await givenFile(test.app, headers);
    await sql`select file.attach(${file.id}, owner_id, 'Feedback', 1) from file.stored_file where id = ${file.id}`.execute(
      test.db,
    );
    test.clock.advance(30 * HOUR_MS);
    await test.runJobs();
    const before = await countFiles();
    await sql`select file.detach(${file.id}, 'Feedback', 1)`.execute(test.db);
    test.clock.advance(2 * HOUR_MS);
    await test.runJobs();

    expect([before, await countFiles()]).toEqual([1, 0]);
  });

  it('cleans up after a failed upload: records whose bytes never arrived', async () => {
    const file = await givenFile(test.app, headers);
    await sql`update file.stored_file set stored_at = null`.execute(test.db);
    const hidden = await test.app.inject({ url: `${ADDRESS}/${file.id}`, headers });
    test.clock.advance(2 * HOUR_MS);
    await test.runJobs();

    expect(hidden.statusCode).toBe(404);
    expect([await countFiles(), await usage()]).toEqual([0, 0]);
    expect(await test.listFolder()).not.toContain(file.id);
  });
});
