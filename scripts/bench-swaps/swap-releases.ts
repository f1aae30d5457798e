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
const ENTRY = 'remoteEntry.js';
const HASH_TABLE = /\/hashes\.[0-9a-f]{8}\.js$/;

/**
 * Makes further releases of a remote out of a built one, as if each had been built from other sources: under its own version
 * and name in the browser, and with other bytes in every script, so that a shell fetches, checks and compiles all of it,
 * and a browser runs it.
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
  const sums = new Map<string, string>();
  const rewrite = (text: string) => {
    const renamed = text.replaceAll(built.container, container);
    return `${withSums(renamed, sums)}\n;void ${JSON.stringify(version)};\n`;
  };
  // The table of hashes after the files that it names, and the entry, which has that of the table, last.
  const rankOf = (name: string) => (name === ENTRY ? 2 : Number(HASH_TABLE.test(name)));
  const names = Object.keys(built.files).toSorted((a, b) => rankOf(a) - rankOf(b));
  const files: Record<string, FileHash> = {};
  for (const file of names) {
    const known = built.files[file] as FileHash;
    files[file] = SCRIPT.test(file) ? rewriteFile(join(folder, file), rewrite, sums) : known;
  }
  const descriptor = { ...built, version, container, files };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(descriptor));
  return readDescriptor(folder);
}

type FileHash = RemoteDescriptor['files'][string];

/** Rewrites a file, and notes under the hash that an entry knows it by which one it has now. */
function rewriteFile(file: string, rewrite: (text: string) => string, sums: Map<string, string>): FileHash {
  const before = readFileSync(file, 'utf8');
  const text = rewrite(before);
  writeFileSync(file, text);
  const integrity = sha256(text);
  sums.set(sha256(before), integrity);
  return { integrity, bytes: Buffer.byteLength(text) };
}

/** In the form that the bundler writes into an entry: a preload and its script must name the same hash. */
function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function withSums(text: string, sums: ReadonlyMap<string, string>): string {
  return text.replaceAll(/sha256-[\w+/]{43}=/g, (known) => sums.get(known) ?? known);
}
