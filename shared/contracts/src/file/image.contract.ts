import * as z from 'zod/mini';
import { endpoint } from '../core/index.ts';

/** Ids of photographs are random UUIDs; they are lower-case. */
export const ImageId = z.uuid().brand<'ImageId'>();
export type ImageId = z.infer<typeof ImageId>;

/** Pixels of one uploaded photograph at most, by its header: nothing larger is decoded. */
export const MAXIMUM_IMAGE_PIXELS = 40_000_000;

/** Widths in which a photograph is written; a smaller one is never enlarged. */
export const IMAGE_WIDTHS = [320, 800, 1600] as const;

/** Types in which a photograph is written, the smallest files first. */
export const ImageMime = z.enum(['image/avif', 'image/webp', 'image/jpeg']);
export type ImageMime = z.infer<typeof ImageMime>;

/** One type of a photograph with the widths that exist, narrowest first. */
export const ImageSource = z.object({
  type: ImageMime,
  widths: z.array(z.int().check(z.positive())).check(z.minLength(1)),
});
export type ImageSource = z.infer<typeof ImageSource>;

/** A photograph as it was written anew; `width` and `height` are those of its widest form. */
export const ImageMeta = z.object({
  id: ImageId,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  sources: z.array(ImageSource).check(z.minLength(1)),
});
export type ImageMeta = z.infer<typeof ImageMeta>;

/**
 * Accepts one photograph (JPEG, PNG, WebP) as {@link uploadFiles} accepts files, decodes it and writes it anew without
 * metadata, so that nothing but pixels of the upload is kept. 413 `too_many_files` for more, since encoding takes
 * seconds; 415 `file_type`, 422 `image_pixels`, `image_shape` and `image_unreadable`. An extension.
 */
export const uploadImage = endpoint({
  service: 'file',
  method: 'POST',
  path: '/api/v1/images',
  access: 'session',
  roles: ['supplier'],
  summary: 'Upload a photograph.',
  bodyType: 'multipart',
  response: ImageMeta,
  successStatus: 201,
  errors: [401, 422, 507],
});

/**
 * One form of a photograph, named by its width and type: `800.avif`. Its bytes never change. A photograph that no
 * public record shows does not exist. An extension.
 */
export const getImage = endpoint({
  service: 'file',
  method: 'GET',
  path: '/api/v1/images/:imageId/:name',
  access: 'public',
  summary: 'A photograph in one width and type.',
  params: z.strictObject({
    imageId: ImageId,
    name: z.string().check(z.regex(/^[1-9]\d{0,3}\.(?:avif|webp|jpg)$/)),
  }),
  response: z.unknown(),
  responseType: 'raw',
  errors: [404],
});
