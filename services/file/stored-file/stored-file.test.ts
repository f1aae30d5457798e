import { createHash, createHmac } from 'node:crypto';
import { getFileLink } from '@bazaar/contracts/file';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp, type FileTestApp } from '../file-app.fixture.ts';
import { givenFile, SAMPLES } from '../files.fixture.ts';

let test: FileTestApp;
let mine: Headers;
let theirs: Headers;

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createFileTestApp();
  mine = (await signIn(test.app)).headers;
  theirs = (await signIn(test.app)).headers;
});
afterAll(() => test[Symbol.asyncDispose]());

const get = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url: `/file/api/v1/files/${id}`, headers });
const userIdOf = (headers: Headers) =>
  Number(JSON.parse(atob(headers.authorization.split('.')[1] ?? '')).sub);

/** Attaches a file to a subject as the record's owner would. */
async function attach(id: string, [subject, subjectId]: readonly [string, number], by = userIdOf(mine)) {
  const { rows } = await sql<{ done: boolean }>`
    select file.attach(${id}, ${by}, ${subject}, ${subjectId}) as done`.execute(test.db);
  return rows[0]?.done;
}

describe('GET files/:fileId', () => {
  it('returns the bytes to the owner, as a download that no browser interprets as a page', async () => {
    const { id } = await givenFile(test.app, mine, { name: 'نقشه پمپ.pdf', content: SAMPLES.pdf });
    const reply = await get(id, mine);

    expect([reply.statusCode, reply.rawPayload.equals(SAMPLES.pdf)]).toEqual([200, true]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="file.pdf"; filename*=UTF-8''${encodeURIComponent('نقشه پمپ.pdf')}`,
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(SAMPLES.pdf.length),
      etag: `"${createHash('sha256').update(SAMPLES.pdf).digest('hex').slice(0, 32)}"`,
    });
  });

  it('serves a picture for display in the page', async () => {
    const { id } = await givenFile(test.app, mine, { name: 'عکس.png', content: SAMPLES.png });

    expect((await get(id, mine)).headers['content-disposition']).toMatch(/^inline; /);
  });

  it('answers 304 to a user who has it and may still read it', async () => {
    const { id } = await givenFile(test.app, mine);
    const etag = String((await get(id, mine)).headers.etag);
    const again = await get(id, { ...mine, 'if-none-match': etag });
    const stranger = await get(id, { ...theirs, 'if-none-match': etag });

    expect([again.statusCode, again.body, stranger.statusCode]).toEqual([304, '', 404]);
  });

  it('returns 404 to other users, to guests, and when the bytes are missing', async () => {
    const { id } = await givenFile(test.app, mine);
    const replies = [
      await get(id, theirs),
      await get(id),
      await get('00000000-0000-4000-8000-000000000000', mine),
    ];

    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual(
      Array(3).fill([404, 'not_found']),
    );
    expect((await get('nonsense', mine)).statusCode).toBe(400);
  });

  it('is available to the user and to the users of the supplier it was shared with', async () => {
    const [forUser, forSupplier] = [await givenFile(test.app, mine), await givenFile(test.app, mine)];
    const supplier = await signIn(test.app);
    await sql`
      insert into auth.user_role (user_id, role, supplier_id)
      values (${userIdOf(supplier.headers)}, 'supplier', 7)`.execute(test.db);
    expect(await attach(forUser.id, ['User', userIdOf(theirs)])).toBe(true);
    expect(await attach(forSupplier.id, ['Supplier', 7])).toBe(true);

    const statuses = async (id: string) =>
      Promise.all([theirs, supplier.headers].map(async (headers) => (await get(id, headers)).statusCode));
    expect(await statuses(forUser.id)).toEqual([200, 404]);
    expect(await statuses(forSupplier.id)).toEqual([404, 200]);
  });

  it('is available to everyone when it is public, and may then be cached with revalidation', async () => {
    const { id } = await givenFile(test.app, mine);
    await attach(id, ['Public', 0]);
    const reply = await get(id);

    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  });

  it('can be attached only by its owner', async () => {
    const { id } = await givenFile(test.app, mine);

    expect(await attach(id, ['User', userIdOf(theirs)], userIdOf(theirs))).toBe(false);
    expect((await get(id, theirs)).statusCode).toBe(404);
  });
});

describe('GET files/:fileId with a range', () => {
  const part = async (headers: Readonly<Record<string, string>>) => {
    const { id } = await givenFile(test.app, mine, { name: 'a.pdf', content: SAMPLES.pdf });
    const reply = await get(id, { ...mine, ...headers });
    return { status: reply.statusCode, bytes: reply.rawPayload, sent: reply.headers };
  };
  const size = SAMPLES.pdf.length;
  const etag = `"${createHash('sha256').update(SAMPLES.pdf).digest('hex').slice(0, 32)}"`;

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=5-', 5, size - 1],
    ['bytes=-7', size - 7, size - 1],
  ])('sends the part of %s', async (range, start, end) => {
    const { status, bytes, sent } = await part({ range });

    expect([status, bytes.equals(SAMPLES.pdf.subarray(start, end + 1))]).toEqual([206, true]);
    expect(sent).toMatchObject({
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      etag,
    });
  });

  it('refuses a part behind the end with the size', async () => {
    const { status, bytes, sent } = await part({ range: `bytes=${size}-` });

    expect([status, bytes.length, sent['content-range']]).toEqual([416, 0, `bytes */${size}`]);
  });

  it('sends the whole file for several ranges, and for one that it cannot read', async () => {
    for (const range of ['bytes=0-1,4-5', 'bytes=9-3', 'lines=1-2']) {
      const { status, bytes } = await part({ range });
      expect([status, bytes.length]).toEqual([200, size]);
    }
  });

  it('sends a part only of the version that If-Range names', async () => {
    const statuses = [];
    for (const version of [etag, '"another"', `W/${etag}`, 'Thu, 26 Nov 2026 08:00:00 GMT']) {
      statuses.push((await part({ range: 'bytes=0-9', 'if-range': version })).status);
    }

    expect(statuses).toEqual([206, 200, 200, 200]);
  });

  it('gives no part to who may not read the file', async () => {
    const { id } = await givenFile(test.app, mine);

    expect((await get(id, { ...theirs, range: 'bytes=0-9' })).statusCode).toBe(404);
    expect((await get(id, { range: 'bytes=99999999-' })).statusCode).toBe(404);
  });
});

describe('GET files/:fileId/link', () => {
  const link = (id: string, headers: Headers) =>
    test.app.inject({ url: `/file/api/v1/files/${id}/link`, headers });
  const follow = (url: string) => test.app.inject(url.replace(/^\/api/, ''));

  it('returns a link that works for five minutes without a session', async () => {
    const { id } = await givenFile(test.app, mine);
    const { url, expiresAt } = getFileLink.response.parse((await link(id, mine)).json());
    const now = await follow(url);
    test.clock.advance(299_000);
    const late = await follow(url);
    test.clock.advance(1_000);
    const over = await follow(url);

    expect([now.statusCode, late.statusCode, over.statusCode]).toEqual([200, 200, 404]);
    expect(new Date(expiresAt)).toEqual(test.clock());
  });

  it('is signed for one file and one expiry time with HMAC-SHA-256', async () => {
    const [one, other] = [await givenFile(test.app, mine), await givenFile(test.app, mine)];
    const { url } = getFileLink.response.parse((await link(one.id, mine)).json());
    const { expires = '', signature = '' } = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
    const { rows } = await sql<{ inner: Buffer }>`select inner_pad as inner from file.link_key`.execute(
      test.db,
    );
    const key = Buffer.from((rows[0]?.inner ?? Buffer.alloc(0)).map((byte) => byte ^ 0x36));

    expect(signature).toBe(createHmac('sha256', key).update(`${one.id}.${expires}`).digest('base64url'));
    for (const forged of [
      url.replace(one.id, other.id),
      url.replace(expires, String(Number(expires) + 60)),
      url.replace(signature, `${signature.slice(0, -1)}_`),
      `/api/file/api/v1/files/${one.id}?expires=${expires}`,
      `/api/file/api/v1/files/${one.id}?signature=${signature}`,
    ]) {
      expect((await follow(forged)).statusCode).toBe(404);
    }
  });

  it('returns 404 for a file that the user may not read, 401 without a session', async () => {
    const { id } = await givenFile(test.app, mine);

    expect((await link(id, theirs)).statusCode).toBe(404);
    expect((await test.app.inject(`/file/api/v1/files/${id}/link`)).statusCode).toBe(401);
  });
});
