import { type FileMeta, MAXIMUM_FILES, uploadFiles } from '@bazaar/contracts/file';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { addressOf } from '../stored-file/file-address.rules.ts';
import type { OpenUploads } from './open-uploads.cache.ts';
import { discard, incomingFolder, type ReceivedFile, receiveFiles } from './receive-files.adapter.ts';
import { findRoom, storeFiles } from './store-files.commands.ts';

const UPLOADS = { count: 120, windowSeconds: 3_600, by: 'user' } as const;

/** What the endpoints that receive files share. */
export interface UploadParts {
  readonly store: Promise<FileStore>;
  readonly openUploads: OpenUploads;
}

/** Uploads. */
export function uploadRoutes(context: ServiceContext, { store, openUploads }: UploadParts): ServiceRoute[] {
  const folder = incomingFolder(readFileSettings(context.environment.variables).folder);
  const receive = async (ownerId: number, request: FastifyRequest) => {
    const roomBytes = await findRoom(context, ownerId);
    const files = await receiveFiles(request, { folder, maxFiles: MAXIMUM_FILES, roomBytes });
    try {
      await storeFiles(context, await store, { ownerId, files });
    } finally {
      await discard(files);
    }
    return { items: files.map(toMeta) };
  };
  return [
    sessionRoute(
      uploadFiles,
      ({ user, request }) => openUploads.run(user.userId, () => receive(user.userId, request)),
      { limit: UPLOADS },
    ),
  ];
}

function toMeta({ id, name, mime, size }: ReceivedFile): z.input<typeof FileMeta> {
  return { id, name, mime, size, url: addressOf(id) };
}
