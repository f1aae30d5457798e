import type { IncomingHttpHeaders } from 'node:http';
import { getFile, getFileLink } from '@bazaar/contracts/file';
import type { AuditEntry } from '../../kit/audit/audit.types.ts';
import { notFound } from '../../kit/http/errors.ts';
import {
  type Principal,
  type RawResponse,
  rawResponse,
  route,
  type ServiceContext,
  type ServiceRoute,
  sessionRoute,
} from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import type { FileStore } from '../storage/file-store.types.ts';
import { type ByteRange, chooseRange, isSameVersion } from './byte-range.rules.ts';
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
    route(getFile, async ({ params, query, user, request, audit }) => {
      const { expires, signature } = query;
      const link = expires === undefined || signature === undefined ? null : { expires, signature };
      const file = await find(params.fileId, readerOf(user, link));
      await audit(db, ...readingOf(file, user));
      return fileResponse(await store, file, request.headers);
    }),
    sessionRoute(getFileLink, async ({ params, user, audit }) => {
      const file = await find(params.fileId, readerOf(user, null));
      await audit(db, ...readingOf(file, user));
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

/** What is noted of a reading: nothing of a public file, or of a link, whose making was noted. */
function readingOf({ id, ownerId, isPublic }: ReadableFile, user: Principal | null): AuditEntry[] {
  if (isPublic || user === null) {
    return [];
  }
  const as = user.supplierId === null ? 'customer' : 'supplier';
  return ownerId === user.userId ? [] : [{ act: 'readFile', of: { user: ownerId }, thing: ['File', id], as }];
}

/** The file, the part of it that was asked for, or that the caller has it already. */
async function fileResponse(
  store: FileStore,
  file: ReadableFile,
  asked: IncomingHttpHeaders,
): Promise<RawResponse> {
  const headers = headersOf(file);
  if (asked['if-none-match'] === headers.etag) {
    return rawResponse({ status: 304, headers });
  }
  const wanted = isSameVersion(asked['if-range']?.toString(), headers.etag) ? asked.range : undefined;
  const range = chooseRange(wanted, file.size);
  if (range === 'none') {
    return rawResponse({ status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } });
  }
  const part = range === 'whole' ? null : range;
  const body = await store.open(file.id, part ?? undefined);
  if (body === null) {
    throw notFound(messages.file);
  }
  return part === null
    ? rawResponse({ headers: { ...headers, 'content-length': String(file.size) }, body })
    : rawResponse({ status: 206, headers: { ...headers, ...partHeaders(part, file.size) }, body });
}

function partHeaders({ start, end }: ByteRange, size: number) {
  return { 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${size}` };
}

function headersOf({ name, mime, sha256, isPublic }: ReadableFile) {
  return {
    'content-type': mime,
    'accept-ranges': 'bytes',
    'content-disposition': contentDisposition(name, mime),
    'content-security-policy': FILE_SANDBOX,
    'x-content-type-options': 'nosniff',
    etag: `"${sha256.slice(0, 32)}"`,
    // The right to a file may end, so a browser revalidates each time, and shared caches store only public files.
    'cache-control': isPublic ? 'public, no-cache' : 'private, no-cache',
  };
}
