import { randomUUID } from 'node:crypto';
import { getImage, ImageId, ImageMime, type ImageSource, uploadImage } from '@bazaar/contracts/file';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../kit/http/errors.ts';
import {
  rawResponse,
  route,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { readFileSettings } from '../settings.ts';
import { cleanName, extensionOf } from '../stored-file/file-kind.rules.ts';
import { FILE_SANDBOX } from '../stored-file/file-sandbox.settings.ts';
import { discard, incomingFolder, type ReceivedFile, receiveFiles } from '../upload/receive-files.adapter.ts';
import { findRoom, storeFiles } from '../upload/store-files.commands.ts';
import type { UploadParts } from '../upload/upload.routes.ts';
import { imageRefused, notAnImage, oneImageOnly } from './image.problems.ts';
import { findPublicForm, insertRenditions } from './image.sql.ts';
import type { Rendition } from './rewrite-image.adapter.ts';
import { rewriteInProcess } from './rewrite-in-process.adapter.ts';

const UPLOADS = { count: 60, windowSeconds: 3_600, by: 'user' } as const;
const PHOTOGRAPHS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const MIME_BY_EXTENSION = new Map(ImageMime.options.map((mime) => [extensionOf(mime), mime]));

/** Uploads of photographs, and their forms. */
export function imageRoutes(context: ServiceContext, { store, openUploads }: UploadParts): ServiceRoute[] {
  const folder = incomingFolder(readFileSettings(context.environment.variables).folder);
  const receive = async (ownerId: number, request: FastifyRequest) => {
    await findRoom(context, ownerId);
    const uploads = await receiveFiles(request, { folder, maxFiles: 1, tooMany: oneImageOnly });
    const renditions = await rewrite(uploads, folder);
    const id = ImageId.parse(randomUUID());
    try {
      await storeFiles(context, await store, {
        ownerId,
        files: renditions.map((file) => ({ ...file, name: cleanName(`${file.width}.`, file.mime) })),
        record: (transaction) => insertRenditions(transaction, id, renditions),
      });
    } finally {
      await discard(renditions);
    }
    return toMeta(id, renditions);
  };
  return [
    sessionRoute(
      uploadImage,
      ({ user, request }) => openUploads.run(user.userId, () => receive(user.userId, request)),
      { limit: UPLOADS },
    ),
    route(getImage, async ({ params }) => {
      const [width = '', extension = ''] = params.name.split('.');
      const mime = MIME_BY_EXTENSION.get(extension) ?? 'image/jpeg';
      const form = await findPublicForm(context.db, { imageId: params.imageId, width: Number(width), mime });
      const body = form === null ? null : await (await store).open(form.id);
      if (form === null || body === null) {
        throw notFound(messages.image);
      }
      const headers = { ...IMAGE_HEADERS, 'content-type': mime, 'content-length': String(form.size) };
      return rawResponse({ headers, body });
    }),
  ];
}

/** The bytes of a form never change, so nobody need ask for them twice. */
const IMAGE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': FILE_SANDBOX,
  'x-content-type-options': 'nosniff',
};

/** The forms of the upload, which is removed, also when it is refused. */
async function rewrite(uploads: readonly ReceivedFile[], folder: string): Promise<readonly Rendition[]> {
  const [upload] = uploads;
  try {
    if (upload === undefined) {
      throw oneImageOnly();
    }
    if (!PHOTOGRAPHS.has(upload.mime)) {
      throw notAnImage(upload.name);
    }
    const result = await rewriteInProcess({ file: upload.path, folder });
    if ('refusal' in result) {
      throw imageRefused(result.refusal, upload.name);
    }
    return result.renditions;
  } finally {
    await discard(uploads);
  }
}

function toMeta(id: ImageId, renditions: readonly Rendition[]) {
  const widest = renditions.at(-1);
  const sources: ImageSource[] = ImageMime.options.map((type) => ({
    type,
    widths: renditions.filter(({ mime }) => mime === type).map(({ width }) => width),
  }));
  return { id, width: widest?.width ?? 0, height: widest?.height ?? 0, sources };
}
