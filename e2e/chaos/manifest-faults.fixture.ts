import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@bazaar/contracts/platform';
import type { PrivateSite } from '../site/private-site.ts';

/** What may happen to the manifest, and to files of the mirror, under a running shell. */
export const MANIFEST_FAULTS = {
  malformed: ({ paths }) => writeFileSync(paths.manifest, '{"schema":1,'),
  deleted: ({ paths }) => rmSync(paths.manifest),
  older: (own) => change(own, (manifest) => ({ ...manifest, sequence: 1 })),
  forked: (own) => change(own, (manifest) => ({ ...manifest, expiresAt: '2099-01-01T00:00:00.000Z' })),
  expired: (own) =>
    change(own, (manifest) => ({
      ...manifest,
      sequence: Number(manifest.sequence) + 1,
      issuedAt: '2020-01-01T00:00:00.000Z',
      expiresAt: '2020-01-02T00:00:00.000Z',
    })),
  'mirror edited': ({ paths }, remote) => editMirror(path.join(paths.mirror, remote)),
} as const satisfies Readonly<Record<string, (own: PrivateSite, remote: RemoteName) => void>>;
export type ManifestFault = keyof typeof MANIFEST_FAULTS;

function change({ paths }: PrivateSite, changed: (manifest: Record<string, unknown>) => object): void {
  const manifest = JSON.parse(readFileSync(paths.manifest, 'utf8')) as Record<string, unknown>;
  writeFileSync(paths.manifest, JSON.stringify(changed(manifest)));
}

/** Every script of every version of a remote gets other bytes, and its compressed copies are gone. */
function editMirror(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.br')) {
      rmSync(path.join(folder, file));
    } else if (file.endsWith('.js')) {
      writeFileSync(path.join(folder, file), '/* not what was released */');
    }
  }
}
