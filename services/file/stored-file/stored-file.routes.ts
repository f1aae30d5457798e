import { getFile, getFileLink } from '@bazaar/contracts/file';
import { notFound } from '../../kit/http/errors.ts';
import {
  type Principal,
  rawResponse,
  route,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { contentDisposition } from './file-kind.rules.ts';
import { FILE_SANDBOX } from './file-sandbox.settings.ts';
import { findReadableFile, makeLink, type ReadableFile, type Reader } from './stored-file.sql.ts';

const LINK_SECONDS = 300;

/** Downloads, and temporary links to files. */
export function storedFileRoutes({ db, clock }: ServiceContext, store: Promise<FileStore>): ServiceRoute[] {
  const find = async (id: string, reader: Reader) => {
    const file = await findReadableFile(db, id, { reader, now: clock() });
    if (file === null) {
      throw notFound(messages.file);
    }
    return file;
  };
  return [
    route(getFile, async ({ params, query, user, request }) => {
      const { expires, signature } = query;
      const link = expires === undefined || signature === undefined ? null : { expires, signature };
      const file = await find(params.fileId, readerOf(user, link));
      const headers = headersOf(file);
      if (request.headers['if-none-match'] === headers.etag) {
        return rawResponse({ status: 304, headers });
      }
      const body = await (await store).open(file.id);
      if (body === null) {
        throw notFound(messages.file);
      }
      return rawResponse({ headers: { ...headers, 'content-length': String(file.size) }, body });
    }),
    sessionRoute(getFileLink, async ({ params, user }) => {
      const file = await find(params.fileId, readerOf(user, null));
      const now = clock();
      const expiresAt = new Date((Math.floor(now.getTime() / 1000) + LINK_SECONDS) * 1000);
      return {
        url: await makeLink(db, file.id, { now, seconds: LINK_SECONDS }),
        expiresAt: expiresAt.toISOString(),
      };
    }),
  ];
}

function readerOf(user: Principal | null, link: Reader['link']): Reader {
  return { userId: user?.userId ?? null, supplierId: user?.supplierId ?? null, link };
}

function headersOf({ name, mime, sha256, isPublic }: ReadableFile) {
  return {
    'content-type': mime,
    'content-disposition': contentDisposition(name, mime),
    'content-security-policy': FILE_SANDBOX,
    'x-content-type-options': 'nosniff',
    etag: `"${sha256.slice(0, 32)}"`,
    // The right to a file may end, so a browser revalidates each time, and shared caches store only public files.
    'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache',
  };
}
