import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DEVELOPMENT_VERSION, type RemoteDescriptor } from '@bazaar/contracts/platform';

/** How the name of a folder begins in which a release is put together. */
export const DRAFT = '.draft-';

const DIGEST_CHARS = 16;
const digests = new WeakMap<RemoteDescriptor, string>();

/**
 * Folder of a release in the mirror. It is named by what the release contains: other files under the same version are
 * another folder, so a mirror never serves what a former manifest meant.
 */
export function mirrorFolder(root: string, descriptor: RemoteDescriptor): string {
  return join(root, descriptor.name, mirrorName(descriptor));
}

/** The folder's own name: `1.4.0-0f3a…`. Files under development change, so their folder has the version alone. */
export function mirrorName(descriptor: RemoteDescriptor): string {
  if (descriptor.version === DEVELOPMENT_VERSION) {
    return DEVELOPMENT_VERSION;
  }
  const digest = digests.get(descriptor) ?? digestOf(descriptor);
  digests.set(descriptor, digest);
  return `${descriptor.version}-${digest}`;
}

function digestOf({ files }: RemoteDescriptor): string {
  const lines = Object.entries(files).map(([path, { integrity }]) => `${path} ${integrity}\n`);
  return createHash('sha256').update(lines.toSorted().join('')).digest('hex').slice(0, DIGEST_CHARS);
}
