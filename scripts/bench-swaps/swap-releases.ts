import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import type { DataPaths } from '../releases/paths.ts';
import { readDescriptor } from '../releases/release-store.ts';
import { nextVersion } from '../releases/version.rules.ts';

/** Releases of each remote. */
export const VERSIONS = 3;
const SCRIPT = /\.c?js$/;

/**
 * Makes further releases of a remote out of a built one, as if each had been built from other sources: under its own version
 * and name in the browser, and with other bytes in every script, so that a shell fetches, checks and compiles all of it.
 */
export function makeReleases(paths: DataPaths, built: RemoteDescriptor): RemoteDescriptor[] {
  const releases = [built];
  while (releases.length < VERSIONS) {
    const versions = releases.map(({ version }) => version);
    releases.push(makeRelease(paths, built, nextVersion(versions, built.version)));
  }
  return releases;
}

function makeRelease(paths: DataPaths, built: RemoteDescriptor, version: string): RemoteDescriptor {
  const folder = paths.release(built.name, version);
  cpSync(paths.release(built.name, built.version), folder, { recursive: true });
  const container = built.container.replaceAll(
    built.version.replaceAll('.', '_'),
    version.replaceAll('.', '_'),
  );
  const rewrite = (text: string) =>
    `${text.replaceAll(built.container, container)}\n;void ${JSON.stringify(version)};\n`;
  const files = Object.entries(built.files).map(([file, known]) => [
    file,
    SCRIPT.test(file) ? rewriteFile(join(folder, file), rewrite) : known,
  ]);
  const descriptor = { ...built, version, container, files: Object.fromEntries(files) };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(descriptor));
  return readDescriptor(folder);
}

function rewriteFile(file: string, rewrite: (text: string) => string): RemoteDescriptor['files'][string] {
  const text = rewrite(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return { integrity, bytes: Buffer.byteLength(text) };
}
