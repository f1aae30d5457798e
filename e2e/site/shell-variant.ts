import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildShell } from '@bazaar/scripts/releases/build-shell.ts';
import type { DataPaths } from '@bazaar/scripts/releases/paths.ts';
import { storeShellDescriptor } from '@bazaar/scripts/releases/shell-descriptor.ts';
import { readShellDescriptor, shellBuildIn } from '@bazaar/scripts/releases/shell-store.ts';
import { type SourceChange, withChangedSources } from './changed-sources.ts';

/**
 * Builds the shell from a copy of its sources with some changes, through the same steps as `npm run release`; returns the
 * name of the build. Tests of one run that want the same build make it once.
 */
export async function buildShellVariant(paths: DataPaths, changes: readonly SourceChange[]): Promise<string> {
  const data = path.dirname(paths.releases);
  const key = createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 16);
  const kept = path.join(path.dirname(data), 'variants', `shell-${key}`);
  if (!existsSync(kept)) {
    const { id } = await withChangedSources({ data, workspace: 'shell', changes }, (source) =>
      buildShell({ paths, source }),
    );
    await cp(paths.shellBuild(id), kept, { recursive: true });
    return id;
  }
  const id = shellBuildIn(kept);
  await cp(kept, paths.shellBuild(id), { recursive: true });
  return id;
}

/** A build like another one, with code at the end of its server bundle: its hashes match. Returns its name. */
export async function extendShellServer(paths: DataPaths, from: string, code: string): Promise<string> {
  const bundle = 'server/shell.cjs';
  const draft = path.join(paths.shellBuilds, `.draft-${randomUUID()}`);
  await cp(paths.shellBuild(from), draft, { recursive: true, dereference: true });
  const text = `${await readFile(path.join(draft, bundle), 'utf8')}\n;${code}`;
  await writeFile(path.join(draft, bundle), text);
  const descriptor = readShellDescriptor(paths, from);
  const integrity = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const files = { ...descriptor.files, [bundle]: { integrity, bytes: Buffer.byteLength(text) } };
  const id = storeShellDescriptor(draft, { ...descriptor, files });
  await rm(paths.shellBuild(id), { recursive: true, force: true });
  await rename(draft, paths.shellBuild(id));
  return id;
}
