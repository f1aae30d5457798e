import { type ImageMeta, uploadImage } from '@bazaar/contracts/file';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { createFileTestApp, type FileTestApp } from '../file-app.fixture.ts';
import { SAMPLES } from '../files.fixture.ts';
import {
  givenBomb,
  givenCameraPicture,
  givenImage,
  givenPhotograph,
  sendImage,
  withText,
} from '../images.fixture.ts';

const SUPPLIER = 1;
const HOUR_MS = 3_600_000;
let test: FileTestApp;
let headers: Awaited<ReturnType<typeof signIn>>['headers'];

beforeAll(async () => {
  test = await createFileTestApp();
});
beforeEach(async () => {
  await sql`truncate file.stored_file, file.owner_usage cascade`.execute(test.db);
  headers = (await signIn(test.app)).headers;
  await sql`
    insert into auth.user_role (user_id, role, supplier_id) values (${userId()}, 'supplier', ${SUPPLIER})`.execute(
    test.db,
  );
});
afterAll(() => test[Symbol.asyncDispose]());

const userId = () => Number(JSON.parse(atob(headers.authorization.split('.')[1] ?? '')).sub);
const send = (name: string, content: Buffer) => sendImage(test.app, headers, { name, content });
const sendGood = async (name: string, content: Buffer) =>
  uploadImage.response.parse((await send(name, content)).json());
const get = (id: string, name: string) => test.app.inject(`/file/api/v1/images/${id}/${name}`);
const publish = (id: string, by = userId()) =>
  sql<{ done: boolean }>`select file.attach_image(${id}, ${by}, 'SupplierProduct', 1) as done`.execute(
    test.db,
  );

/** Every form of a photograph, as it is served. */
async function formsOf({ id, sources }: ImageMeta) {
  await publish(id);
  const extensions = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' };
  return Promise.all(
    sources.flatMap(({ type, widths }) =>
      widths.map(async (width) => ({ type, width, reply: await get(id, `${width}.${extensions[type]}`) })),
    ),
  );
}

describe('POST images', () => {
  it('writes a photograph anew in three widths and three types', async () => {
    const image = await givenImage(test.app, headers, { width: 2_000, height: 1_000 });
    const forms = await formsOf(image);

    expect(image).toMatchObject({ width: 1_600, height: 800 });
    expect(image.sources).toEqual(
      ['image/avif', 'image/webp', 'image/jpeg'].map((type) => ({ type, widths: [320, 800, 1_600] })),
    );
    expect(forms).toHaveLength(9);
    for (const { type, width, reply } of forms) {
      const { format, compression, ...found } = await sharp(reply.rawPayload).metadata();
      expect([reply.headers['content-type'], `image/${compression === 'av1' ? 'avif' : format}`]).toEqual([
        type,
        type,
      ]);
      expect([found.width, found.height]).toEqual([width, width / 2]);
    }
  });

  it('never enlarges, and takes PNG, WebP and JPEG', async () => {
    const png = await givenPhotograph({ width: 900, height: 600 });
    const images = [
      await sendGood('a.png', png),
      await sendGood('b.webp', await sharp(png).resize(500).webp().toBuffer()),
      await sendGood('c.jpg', await sharp(png).resize(300).jpeg().toBuffer()),
    ];

    expect(images.map(({ sources }) => sources[0]?.widths)).toEqual([[320, 800, 900], [320, 500], [300]]);
  });

  it('takes one photograph at a time', async () => {
    const content = await givenPhotograph({ width: 240, height: 200 });
    const before = await test.listFolder();
    const reply = await sendImage(test.app, headers, { name: 'a.png', content }, { name: 'b.png', content });

    expect([reply.statusCode, reply.json().code]).toEqual([413, 'too_many_files']);
    expect(reply.json().detail).toBe('عکس‌ها را یکی‌یکی ارسال کنید.');
    expect(await test.listFolder()).toEqual(before);
  });

  it('stands a picture upright and keeps nothing of its metadata', async () => {
    const content = await givenCameraPicture({ width: 800, height: 400 });
    const image = await sendGood('a.jpg', content);
    const forms = await formsOf(image);

    expect(content.includes('secret-owner')).toBe(true);
    expect(image).toMatchObject({ width: 400, height: 800 });
    for (const { reply } of forms) {
      const { exif, icc, xmp, orientation } = await sharp(reply.rawPayload).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(reply.rawPayload.includes('secret-owner')).toBe(false);
    }
  });

  it('keeps the pixels of a PNG with a script in its text, and not the script', async () => {
    const script = '<script>alert(1)</script>';
    const content = withText(await givenPhotograph({ width: 400, height: 300 }), script);
    const image = await sendGood('a.png', content);
    const forms = await formsOf(image);
    const jpeg = forms.find(({ type }) => type === 'image/jpeg');
    const { data } = await sharp(jpeg?.reply.rawPayload).raw().toBuffer({ resolveWithObject: true });

    expect(content.includes(script)).toBe(true);
    expect(forms.filter(({ reply }) => reply.rawPayload.includes('script'))).toEqual([]);
    expect([data[0], data.at(-1)].map((colour = 0) => colour > 200)).toEqual([true, true]);
  });

  it('refuses a decompression bomb by its header, in words, and leaves nothing', async () => {
    const bomb = givenBomb({ width: 30_000, height: 30_000 });
    const before = await test.listFolder();
    const replies = [await send('bomb.png', bomb), await send('bomb.jpg', bomb)];

    expect(bomb.length).toBeLessThan(10_000);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'image_pixels']);
      expect(reply.json().detail).toContain('۴۰ مگاپیکسل');
    }
    expect(await test.listFolder()).toEqual(before);
  });

  it.each([
    ['damaged', () => givenBomb({ width: 3_000, height: 3_000 }), 422, 'image_unreadable'],
    [
      'cut off',
      async () => (await givenPhotograph({ width: 900, height: 900 })).subarray(0, 900),
      422,
      'image_unreadable',
    ],
    ['too small', () => SAMPLES.png, 422, 'image_shape'],
    ['a strip', () => givenPhotograph({ width: 2_000, height: 210 }), 422, 'image_shape'],
    ['a PDF', () => SAMPLES.pdf, 415, 'file_type'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>'),
      415,
      'file_type',
    ],
  ])('refuses a file that is %s, in words, and leaves nothing', async (_, make, ...refusal) => {
    const before = await test.listFolder();
    const reply = await send('a.png', await make());

    expect([reply.statusCode, reply.json().code]).toEqual(refusal);
    expect(reply.json().detail).toMatch(/[آ-ی]/);
    expect(await test.listFolder()).toEqual(before);
  });

  it('counts every form in the quota of the user, and removes forms that nothing shows after a day', async () => {
    const image = await givenImage(test.app, headers);
    const usage = async () =>
      (await sql<{ bytes: number }>`select bytes from file.owner_usage`.execute(test.db)).rows[0]?.bytes;
    const used = await usage();
    test.clock.advance(25 * HOUR_MS);
    await test.runJobs();
    const { rows } = await sql`select from file.image_rendition where image_id = ${image.id}`.execute(
      test.db,
    );

    expect([used !== undefined && used > 0, await usage(), rows.length]).toEqual([true, 0, 0]);
  });

  it('is for suppliers', async () => {
    const buyer = (await signIn(test.app)).headers;
    const content = await givenPhotograph({ width: 240, height: 200 });

    expect((await sendImage(test.app, buyer, { name: 'a.png', content })).statusCode).toBe(403);
  });
});

describe('GET images/:imageId/:name', () => {
  it('serves a shown photograph for ever, as what it is', async () => {
    const { id } = await givenImage(test.app, headers);
    await publish(id);
    const reply = await get(id, '320.avif');

    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(reply.rawPayload.length),
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });

  it('knows neither what nobody shows nor a width that does not exist', async () => {
    const hidden = await givenImage(test.app, headers);
    const shown = await givenImage(test.app, headers);
    await publish(shown.id);

    expect((await get(hidden.id, '320.jpg')).statusCode).toBe(404);
    expect((await get(shown.id, '321.jpg')).statusCode).toBe(404);
    expect((await get(shown.id, '320.png')).statusCode).toBe(400);
  });

  it("publishes no other user's photograph", async () => {
    const { id } = await givenImage(test.app, headers);
    const { rows } = await publish(id, userId() + 1);

    expect([rows[0]?.done, (await get(id, '320.jpg')).statusCode]).toEqual([false, 404]);
  });
});
