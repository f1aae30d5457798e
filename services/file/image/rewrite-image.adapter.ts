import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageMime, MAXIMUM_IMAGE_PIXELS } from '@bazaar/contracts/file';
import sharp, { type Sharp } from 'sharp';
import { type ImageRefusal, refusalOf, widthsOf } from './image-size.rules.ts';

/** One form of a photograph, written to the folder for incoming files. */
export interface Rendition {
  readonly id: string;
  readonly path: string;
  readonly mime: ImageMime;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly sha256: string;
}

/** The forms of a photograph, or why it is refused. */
export type Rewritten = { readonly renditions: readonly Rendition[] } | { readonly refusal: ImageRefusal };

sharp.cache(false);
sharp.concurrency(1);
// libvips reads many formats, some by large libraries; no other decoder than these is ever started.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

const INPUT = { limitInputPixels: MAXIMUM_IMAGE_PIXELS, failOn: 'error' } as const;
const PAPER = '#ffffff';

const ENCODERS: Readonly<Record<ImageMime, (pixels: Sharp) => Sharp>> = {
  'image/avif': (pixels) => pixels.avif({ quality: 52, effort: 3 }),
  'image/webp': (pixels) => pixels.webp({ quality: 76 }),
  'image/jpeg': (pixels) => pixels.jpeg({ quality: 78, mozjpeg: true }),
};

/**
 * Decodes a photograph and writes it anew in every width and type. Only pixels remain: metadata, colour profiles and
 * hidden layers are gone, and transparent parts are white. The size in the header is judged before decoding.
 */
export async function rewriteImage(file: string, folder: string): Promise<Rewritten> {
  try {
    const { autoOrient } = await sharp(file, { ...INPUT, limitInputPixels: false }).metadata();
    const refusal = refusalOf(autoOrient);
    return refusal === null
      ? { renditions: await writeAll(file, folder, widthsOf(autoOrient)) }
      : { refusal };
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      // A full disk is no fault of the photograph.
      throw error;
    }
    return { refusal: 'unreadable' };
  }
}

/** Decodes once, in the greatest width; the narrower forms come from those pixels. Narrowest first. */
async function writeAll(file: string, folder: string, widths: readonly number[]): Promise<Rendition[]> {
  const widest = await pixelsOf(
    sharp(file, INPUT)
      .autoOrient()
      .resize({ width: widths.at(-1) })
      .flatten({ background: PAPER })
      .toColourspace('srgb'),
  );
  const renditions: Rendition[] = [];
  for (const width of widths) {
    const { data, raw } = await pixelsOf(sharp(widest.data, { raw: widest.raw }).resize({ width }));
    for (const mime of ImageMime.options) {
      const bytes = await ENCODERS[mime](sharp(data, { raw })).toBuffer();
      renditions.push({ ...(await write(bytes, folder)), mime, width: raw.width, height: raw.height });
    }
  }
  return renditions;
}

async function pixelsOf(image: Sharp) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function write(bytes: Buffer, folder: string) {
  const id = randomUUID();
  const place = path.join(folder, id);
  await writeFile(place, bytes, { flag: 'wx', mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { id, path: place, size: bytes.length, sha256 };
}
