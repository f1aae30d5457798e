import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { DEVELOPMENT_VERSION, type RemoteDescriptor, RemoteName, Version } from '@bazaar/contracts/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../accepts-encoding.ts';
import { SHARE_IMAGE } from '../document.ts';
import type { FetchingMirror } from '../mirror/mirror.ts';
import { hasCompressedCopy, readVerified } from '../mirror/release-bytes.ts';
import { commonHeaders } from '../security-headers.ts';
import type { ShellServices } from '../shell-services.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The shell's own files and the release mirror: names carry hashes or versions, so they are cached permanently. */
export function assetRoutes(app: FastifyInstance, services: ShellServices): void {
  app.get('/_s/*', (request, reply) => sendShellFile(request, reply, services));
  app.get('/_r/:remote/:version/*', (request, reply) => sendMirrored(request, reply, services));
  app.get('/favicon.svg', (_request, reply) =>
    reply
      .headers(commonHeaders)
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(FAVICON),
  );
  app.get(SHARE_IMAGE.path, (_request, reply) =>
    reply
      .headers(commonHeaders)
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(SHARED_PICTURE),
  );
}

/**
 * A file of the shell, of whichever build the manifest retains: an open tab goes on with its own. Compressed copies have no
 * address of their own.
 */
async function sendShellFile(request: FastifyRequest, reply: FastifyReply, services: ShellServices) {
  const { '*': file } = request.params as { '*': string };
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (!Object.hasOwn(TYPES, extname(file))) {
    return sendMissing(reply);
  }
  const read = (name: string) => services.shellBuilds.readWebFile(services.manifest.current(), name);
  try {
    const compressed = acceptsEncoding(accepted, 'br') ? await read(`${file}.br`) : null;
    const bytes = compressed ?? (await read(file));
    return bytes ? sendFile(reply, file, { bytes, isCompressed: compressed !== null }) : sendMissing(reply);
  } catch (error) {
    request.log.error({ file, reason: String(error) }, 'a file of the shell cannot be sent');
    return sendDamaged(reply);
  }
}

interface FileBytes {
  bytes: Buffer;
  isCompressed: boolean;
}

function sendFile(reply: FastifyReply, file: string, { bytes, isCompressed }: FileBytes): FastifyReply {
  setAssetHeaders((name, value) => reply.header(name, value));
  reply.type(TYPES[extname(file)] ?? 'application/octet-stream').header('vary', 'accept-encoding');
  if (isCompressed) {
    reply.header('content-encoding', 'br');
  }
  return reply.send(bytes);
}

function sendDamaged(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ ...commonHeaders, 'cache-control': 'no-store', 'retry-after': '2' })
    .send();
}

/** Not stored: with the next release the same address may have a file. */
function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers(commonHeaders).header('cache-control', 'no-store').send();
}

/** Read once: every shared link requests it. */
const SHARED_PICTURE = readFileSync(join(import.meta.dirname, '../brand/share.png'));

const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#cb410b" d="M16 1.5 29 9v14l-13 7.5L3 23V9z"/>' +
  '<path fill="#fff" d="M11 22v-6.5a5 5 0 0 1 10 0V22h-3v-6a2 2 0 0 0-4 0v6z"/></svg>';

function setAssetHeaders(set: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries({
    ...commonHeaders,
    'cache-control': IMMUTABLE,
    'access-control-allow-origin': '*',
  })) {
    set(name, value);
  }
}

interface MirrorParams {
  remote: string;
  version: string;
  '*': string;
}

async function sendMirrored(request: FastifyRequest, reply: FastifyReply, services: ShellServices) {
  const { remote, version, '*': file } = request.params as MirrorParams;
  const found = findRelease(services, remote, version);
  if (!found || !Object.hasOwn(found.descriptor.files, file) || file === found.descriptor.serverBundle) {
    return sendMissing(reply);
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const isCompressed =
    version !== DEVELOPMENT_VERSION && hasCompressedCopy(file) && acceptsEncoding(accepted, 'br');
  try {
    const bytes = await readMirrored({ ...found, file, isCompressed }, services.mirror);
    return sendFile(reply, file, { bytes, isCompressed });
  } catch (error) {
    request.log.error({ remote, version, reason: String(error) }, 'a file of a release cannot be sent');
    return sendDamaged(reply);
  }
}

interface MirroredFile {
  descriptor: RemoteDescriptor;
  origin: string;
  file: string;
  isCompressed: boolean;
}

/** A file that was changed or deleted in the mirror is fetched again, alone, before it is sent. */
async function readMirrored(
  { descriptor, origin, ...file }: MirroredFile,
  mirror: FetchingMirror,
): Promise<Buffer> {
  const folder = await mirror.ensure(descriptor, origin);
  try {
    return await readVerified({ folder, descriptor, ...file });
  } catch {
    await mirror.repairFile(descriptor, origin, file.file);
    return readVerified({ folder, descriptor, ...file });
  }
}

/** Only releases that the manifest retains are served. */
function findRelease({ manifest }: ShellServices, name: string, version: string) {
  if (!RemoteName.safeParse(name).success || !Version.safeParse(version).success) {
    return null;
  }
  const remote = manifest.current().remotes[name as RemoteName];
  const retained = remote?.retained.find(({ descriptor }) => descriptor.version === version);
  return remote && retained ? { descriptor: retained.descriptor, origin: remote.origin } : null;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
