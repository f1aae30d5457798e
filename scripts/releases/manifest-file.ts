import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DEFAULT_SOAK, Manifest, type Soak } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import type { ManifestChange } from './manifest.rules.ts';
import { nextManifest } from './next-manifest.rules.ts';
import type { DataPaths } from './paths.ts';
import { readServiceRecords } from './service-records.ts';

/** The demo has a single visitor, who is not made to wait for a hundred visits. */
const DEMO_SOAK: Soak = { minutes: 0, visits: 0 };

/** The manifest of a data folder, or null before the first release. @throws SetupProblem when it breaks its schema. */
export function readManifestFile(file: string): Manifest | null {
  if (!existsSync(file)) {
    return null;
  }
  const result = Manifest.safeParse(parse(file));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SetupProblem(
      `${file} breaks the manifest's schema at "${issue?.path.join('.')}": ${issue?.message}`,
      'Fix it, or delete it and run "npm run build"',
    );
  }
  return result.data;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new SetupProblem(`${file} is not JSON`, 'Fix it, or delete it and run "npm run build"');
  }
}

/** Where a manifest is written, and where the shells note what they see. */
export type ManifestPaths = Pick<DataPaths, 'manifest' | 'shells'>;

export interface ChangeOptions {
  now?: Date;
  /** Left out: as in the present manifest. */
  soak?: Soak;
}

function firstSoak(): Soak {
  return process.env.BAZAAR_ENV === 'demo' ? DEMO_SOAK : DEFAULT_SOAK;
}

/** Writes the next manifest atomically: a reader sees the old one or the new one, never a partial file. */
export function changeManifest(
  paths: ManifestPaths,
  change: ManifestChange,
  { now = new Date(), soak }: ChangeOptions = {},
): Manifest {
  const { manifest: file } = paths;
  const current = readManifestFile(file);
  const next = Manifest.parse(
    nextManifest({
      current,
      change,
      served: readServiceRecords(paths.shells),
      now,
      soak: soak ?? current?.soak ?? firstSoak(),
    }),
  );
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(draft, `${JSON.stringify(next, null, 1)}\n`);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return next;
}
