import { setProfilePicture } from '@bazaar/contracts/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileTestApp, type FileTestApp } from '../../file/file-app.fixture.ts';
import { givenFile, SAMPLES } from '../../file/files.fixture.ts';
import { signIn } from '../sign-in.fixture.ts';

const ADDRESS = '/auth/api/v1/users/profile-picture';
const DAY_MS = 86_400_000;
let test: FileTestApp;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createFileTestApp();
});
beforeEach(async () => {
  headers = (await signIn(test.app)).headers;
});
afterAll(() => test[Symbol.asyncDispose]());

const picture = { name: 'من.png', content: SAMPLES.png };
const set = (fileId: string | null, by: Readonly<Record<string, string>> = headers) =>
  test.app.inject({ method: 'POST', url: ADDRESS, headers: by, payload: { fileId } });
const show = async () =>
  setProfilePicture.response.parse((await test.app.inject({ url: ADDRESS, headers })).json());

describe('users/profile-picture', () => {
  it('is null at first, then the chosen file with a link that works without a session', async () => {
    const before = await show();
    const { id } = await givenFile(test.app, headers, picture);
    const reply = await set(id);
    const after = await show();
    const bytes = await test.app.inject((after.url ?? '').replace(/^\/api/, ''));

    expect(before).toEqual({ pictureFileId: null, url: null });
    expect(setProfilePicture.response.parse(reply.json())).toEqual(after);
    expect(after.pictureFileId).toBe(id);
    expect([bytes.statusCode, bytes.rawPayload.equals(SAMPLES.png)]).toEqual([200, true]);
  });

  it('can be changed and taken away; the former file goes with the maintenance, the present one stays', async () => {
    const first = await givenFile(test.app, headers, picture);
    const second = await givenFile(test.app, headers, picture);
    await set(first.id);
    await set(second.id);
    await set(second.id);
    test.clock.advance(2 * DAY_MS);
    await test.runJobs();
    const { rows } = await sql<{ id: string }>`select id from file.stored_file`.execute(test.db);
    headers = (await signIn(test.app)).headers;

    expect(rows.map(({ id }) => id).filter((id) => id === first.id || id === second.id)).toEqual([second.id]);
    await set(null);
    expect(await show()).toEqual({ pictureFileId: null, url: null });
  });

  it("answers 404 for another's file and for none, 422 for a file that is not a small picture", async () => {
    const stranger = (await signIn(test.app)).headers;
    const theirs = await givenFile(test.app, stranger, picture);
    const document = await givenFile(test.app, headers);
    const large = await givenFile(test.app, headers, {
      name: 'a.png',
      content: Buffer.concat([SAMPLES.png, Buffer.alloc(2 * 1024 * 1024)]),
    });
    const replies = [
      await set(theirs.id),
      await set('00000000-0000-4000-8000-000000000000'),
      await set(document.id),
      await set(large.id),
    ];

    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [422, 'picture_unsuitable'],
      [422, 'picture_unsuitable'],
    ]);
    expect(await show()).toEqual({ pictureFileId: null, url: null });
    const { rows } =
      await sql`select file_id from file.attachment where file_id in (${theirs.id}, ${document.id}, ${large.id})`.execute(
        test.db,
      );
    expect(rows).toEqual([]);
  });

  it('answers 400 for something other than the id of a file, 401 without a session', async () => {
    const post = (payload: object) => test.app.inject({ method: 'POST', url: ADDRESS, headers, payload });

    expect((await post({ fileId: 'x' })).statusCode).toBe(400);
    expect((await post({})).statusCode).toBe(400);
    expect((await set(null, {})).statusCode).toBe(401);
    expect((await test.app.inject(ADDRESS)).statusCode).toBe(401);
  });
});
