import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@bazaar/contracts/platform';
import { expect } from '@playwright/test';
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

/** What `/healthz` tells of the manifest. */
interface ManifestStatus {
  readonly sequence: number;
  readonly expiresAt: string;
  readonly isForked: boolean;
  readonly refused: string | null;
}

/** Files of the mirror are looked at when they are asked for, so nothing is refused. */
const REASONS: Readonly<Record<ManifestFault, RegExp | null>> = {
  malformed: /is not JSON/,
  deleted: /no manifest/,
  older: /is not above/,
  forked: /Another manifest has the sequence/,
  expired: /expired/,
  'mirror edited': null,
};

async function readManifestStatus(own: PrivateSite): Promise<ManifestStatus> {
  const { manifest } = (await (await fetch(own.url('/healthz'))).json()) as { manifest: ManifestStatus };
  return manifest;
}

/** Renews the first manifest, so that there is an older one. @returns the status of the new one, in force */
export async function renewManifest(own: PrivateSite): Promise<ManifestStatus> {
  const { sequence } = await readManifestStatus(own);
  own.changeManifest((remotes) => remotes);
  await expect.poll(() => readManifestStatus(own)).toMatchObject({ sequence: sequence + 1, refused: null });
  return readManifestStatus(own);
}

/** The manifest that was in force `before` is so still, and the operators are told what is wrong with the file. */
export async function expectRefused(
  own: PrivateSite,
  fault: ManifestFault,
  { sequence, expiresAt }: ManifestStatus,
): Promise<void> {
  const reason = REASONS[fault];
  const isForked = fault === 'forked';
  const refused = reason && expect.stringMatching(reason);
  const seen = { sequence, expiresAt, isForked, refused };
  await expect.poll(() => readManifestStatus(own)).toMatchObject(seen);
}

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
