import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Manifest } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';
import { type ManifestChange, nextManifest } from './manifest.rules.ts';

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

/** Writes the next manifest atomically: a reader sees the old one or the new one, never a partial file. */
export function changeManifest(file: string, change: ManifestChange, now = new Date()): Manifest {
  const next = Manifest.parse(nextManifest(readManifestFile(file), change, now));
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
