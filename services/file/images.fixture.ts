import { crc32, deflateSync } from 'node:zlib';
import { type ImageMeta, uploadImage } from '@bazaar/contracts/file';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { type GivenFile, multipartOf } from './files.fixture.ts';

type Headers = Readonly<Record<string, string>>;

interface Size {
  readonly width: number;
  readonly height: number;
}

const TURNED_RIGHT = 6;

/** A made photograph as PNG: two bands of colour, so that its upper and lower halves can be told apart. */
export function givenPhotograph({ width, height }: Size): Promise<Buffer> {
  return bandsOf({ width, height }).png().toBuffer();
}

/** A JPEG as cameras write it: with a place in its metadata, and lying on its side. */
export function givenCameraPicture(size: Size): Promise<Buffer> {
  return bandsOf(size)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'secret-owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' },
    })
    .withMetadata({ orientation: TURNED_RIGHT })
    .toBuffer();
}

function bandsOf({ width, height }: Size) {
  const half = Math.round(height / 2);
  const lower = { create: { width, height: height - half, channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: lower, top: half, left: 0 },
  ]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const RGB = 2;

/** A PNG whose header claims any size, with hardly any content: what a decompression bomb looks like. */
export function givenBomb({ width, height }: Size): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB], 8);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND')]);
}

/** A valid PNG with a text chunk before its content. */
export function withText(png: Buffer, text: string): Buffer {
  const headerEnd = SIGNATURE.length + 25;
  const note = chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'));
  return Buffer.concat([png.subarray(0, headerEnd), note, png.subarray(headerEnd)]);
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Uploads what is said to be a photograph; returns the raw response. */
export async function sendImage(app: FastifyInstance, headers: Headers, ...files: readonly GivenFile[]) {
  const multipart = await multipartOf(files);
  return app.inject({
    method: 'POST',
    url: '/file/api/v1/images',
    payload: multipart.payload,
    headers: { ...headers, ...multipart.headers },
  });
}

/** Uploads a made photograph; returns what the response says of it. */
export async function givenImage(
  app: FastifyInstance,
  headers: Headers,
  size: Size = { width: 400, height: 300 },
): Promise<ImageMeta> {
  const reply = await sendImage(app, headers, { name: 'عکس.png', content: await givenPhotograph(size) });
  return uploadImage.response.parse(reply.json());
}
