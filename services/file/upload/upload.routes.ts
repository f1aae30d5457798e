import { type FileMeta, uploadFiles } from '@bazaar/contracts/file';
import type * as z from 'zod/mini';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readFileSettings } from '../settings.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { addressOf } from '../stored-file/file-address.rules.ts';
import { discard, incomingFolder, type ReceivedFile, receiveFiles } from './receive-files.adapter.ts';
import { refuseWhenFull, storeFiles } from './store-files.commands.ts';

const UPLOADS = { count: 120, windowSeconds: 3_600, by: 'user' } as const;

/** Uploads. */
export function uploadRoutes(context: ServiceContext, store: Promise<FileStore>): ServiceRoute[] {
  const incoming = incomingFolder(readFileSettings(context.environment.variables).folder);
  return [
    sessionRoute(
      uploadFiles,
      async ({ user, request }) => {
        await refuseWhenFull(context, user.userId);
        const files = await receiveFiles(request, incoming);
        try {
          await storeFiles(context, await store, { ownerId: user.userId, files });
        } finally {
          await discard(files);
        }
        return { items: files.map(toMeta) };
      },
      { limit: UPLOADS },
    ),
  ];
}

function toMeta({ id, name, mime, size }: ReceivedFile): z.input<typeof FileMeta> {
  return { id, name, mime, size, url: addressOf(id) };
}
