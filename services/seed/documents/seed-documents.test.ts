import { getMediaVideo } from '@bazaar/contracts/content';
import { getSupplierProduct } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import { readVideos } from '../../content/seed/seed-videos.ts';
import { createFileTestApp, type FileTestApp } from '../../file/file-app.fixture.ts';
import { givenFile } from '../../file/files.fixture.ts';
import { openFileStorage } from '../../file/seed.ts';
import { readFamilies } from '../families.ts';
import { seed } from '../seed.ts';
import { readVocabulary } from '../vocabulary.ts';
import { dataSheet } from './data-sheet.ts';
import { readPdf } from './pdf-content.fixture.ts';

const LARGEST = 40_000;
const PRODUCTS = 90;
/** The film itself, its still picture and its captions. */
const FILES_OF_A_FILM = 3;
const DAYS_MS = 3 * 86_400_000;

let test: FileTestApp;
const fill = async (number: number, { reset }: { reset: boolean }) =>
  seed(test.db, {
    ...{ seed: number, now: new Date('2026-11-20T08:00:00.000Z'), products: PRODUCTS, reset },
    files: await openFileStorage(test.variables),
  });

beforeAll(async () => {
  test = await createFileTestApp();
  await fill(1, { reset: false });
}, 60_000);
afterAll(() => test[Symbol.asyncDispose]());

interface ShownRow {
  readonly productId: number;
  readonly baseProductId: number;
  readonly supplierId: number;
  readonly fileId: string;
  readonly ordinal: number;
}

/** The documents that the pages of offers show, in the order of offers. */
async function shownRows(): Promise<ShownRow[]> {
  const { rows } = await sql<ShownRow>`
    select product_id as "productId", base_product_id as "baseProductId", supplier_id as "supplierId",
      file_id as "fileId", ordinal
    from product.product_document join product.supplier_product as item on item.id = product_id
    order by product_id, ordinal`.execute(test.db);
  return rows;
}

const download = (id: string, headers: Readonly<Record<string, string>> = {}) =>
  test.app.inject({ url: `/file/api/v1/files/${id}`, headers });

describe('documents of the demo’s products', () => {
  it('are a data sheet for every offer, shared by those of a base product, and certificates for a third', async () => {
    const rows = await shownRows();
    const sheets = rows.filter(({ ordinal }) => ordinal === 1);
    const certificates = rows.filter(({ ordinal }) => ordinal === 2);

    expect(sheets).toHaveLength(PRODUCTS);
    expect(new Set(sheets.map(({ baseProductId, fileId }) => `${baseProductId} ${fileId}`)).size).toBe(
      new Set(sheets.map(({ fileId }) => fileId)).size,
    );
    expect(certificates.length).toBeGreaterThanOrEqual(PRODUCTS / 3);
    expect(certificates.length).toBeLessThan(PRODUCTS / 2);
    expect(new Set(certificates.map(({ supplierId, fileId }) => `${supplierId} ${fileId}`)).size).toBe(
      new Set(certificates.map(({ fileId }) => fileId)).size,
    );
    const documents = new Set(rows.map(({ fileId }) => fileId)).size;
    expect(await test.listFolder()).toHaveLength(documents + FILES_OF_A_FILM * (await readVideos()).length);
  });

  it("are listed on an item's page with their real type and size, and anyone can download them", async () => {
    const { productId = 0 } = (await shownRows()).find(({ ordinal }) => ordinal === 2) ?? {};
    const reply = await test.app.inject(`/product/api/v1/supplierproducts/${productId}/catalog`);
    const { documents } = getSupplierProduct.response.parse(reply.json());

    expect(documents.map(({ title }) => title)[0]).toBe('برگه مشخصات فنی');
    expect(documents).toHaveLength(2);
    for (const { id, mediaType, sizeBytes } of documents) {
      const file = await download(id);
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
        200,
        mediaType,
        sizeBytes,
      ]);
      expect(file.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
      expect(String(file.headers['content-disposition'])).toMatch(/^attachment; .*\.pdf$/);
    }
  });

  it('are one-page PDFs with the letters of their text and the fonts for them', async () => {
    const vocabulary = readVocabulary();
    const families = readFamilies(vocabulary);
    const { rows } = await sql<{ fileId: string; baseProductId: number }>`
      select distinct file_id as "fileId", base_product_id as "baseProductId"
      from product.product_document join product.supplier_product as item on item.id = product_id
      where ordinal = 1`.execute(test.db);
    expect(rows.length).toBeGreaterThan(10);
    for (const { fileId, baseProductId } of rows) {
      const { rawPayload } = await download(fileId);
      const family = families.find((every) => every.baseProductId === baseProductId);
      const { title, code, rows: lines } = dataSheet(vocabulary, family ?? never());
      const { fonts, pages, letters } = readPdf(rawPayload);
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      expect(rawPayload.length).toBeLessThan(LARGEST);
      expect(pages).toBe(1);
      expect(new Set(fonts)).toEqual(new Set(['Vazirmatn-Regular', 'Vazirmatn-Bold']));
      const written = [title, code, ...lines.flat()].join('').replaceAll(/[\s\u200C\u200E\u200F]/g, '');
      expect([...new Set(written)].filter((letter) => !letters.has(letter))).toEqual([]);
    }
  });

  it("are kept, while users' uploads stay private", async () => {
    const { headers } = await signIn(test.app);
    const upload = await givenFile(test.app, headers);
    const [row] = await shownRows();

    expect((await download(upload.id)).statusCode).toBe(404);
    expect((await download(upload.id, headers)).statusCode).toBe(200);
    test.clock.advance(DAYS_MS);
    await test.runJobs();
    expect((await download(row?.fileId ?? '')).statusCode).toBe(200);
  });

  it('are the same for the same seed, and others for another', async () => {
    const picture = async () => {
      const { rows } = await sql<{ id: string; sha256: string }>`
        select id, sha256 from file.stored_file order by id`.execute(test.db);
      return rows;
    };
    const before = await picture();
    await fill(2, { reset: true });
    expect((await picture()).map(({ id }) => id)).not.toContain(before[0]?.id);
    await fill(1, { reset: true });
    expect(await picture()).toEqual(before);
  }, 60_000);
});

describe('films of the demo’s videos', () => {
  it('are played by anyone in parts, with a picture and captions of their transcript', async () => {
    for (const { id, seconds, lines } of await readVideos()) {
      const reply = await test.app.inject(`/content/api/v1/mediavideos/${id}`);
      const { clipSeconds, fileUrl, posterUrl, captionsUrl } = getMediaVideo.response.parse(reply.json());
      const open = (url: string | null, headers = {}) =>
        test.app.inject({ url: String(url).replace(/^\/api/, ''), headers });
      const film = await open(fileUrl, { range: 'bytes=0-1023' });
      const captions = await open(captionsUrl);

      expect(clipSeconds).toBe(seconds);
      expect([film.statusCode, film.headers['content-type'], film.rawPayload.length]).toEqual([
        206,
        'video/mp4',
        1024,
      ]);
      expect((await open(posterUrl)).headers['content-type']).toBe('image/jpeg');
      expect([captions.statusCode, captions.headers['content-type']]).toEqual([200, 'text/vtt']);
      expect(captions.body.startsWith('WEBVTT\n')).toBe(true);
      expect(captions.body.split(' --> ')).toHaveLength(lines.length + 1);
    }
  });
});

function never(): never {
  throw new Error('The vocabulary has every base product of the demo.');
}
