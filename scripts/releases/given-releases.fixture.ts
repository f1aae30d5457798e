import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescriptor, ShellDescriptor } from '@bazaar/contracts/platform';
import { onTestFinished } from 'vitest';
import { writeShellBuild } from '../../shell/server/testing/given-shell-files.ts';
import { type DataPaths, dataPaths } from './paths.ts';

/** A temporary folder that is removed after the test. */
export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a release's folder with only its descriptor. */
export function putRelease(paths: DataPaths, descriptor: RemoteDescriptor): void {
  const folder = paths.release(descriptor.name, descriptor.version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(descriptor));
}

/** Makes a build of the shell with a file of its server and one for browsers; returns its name. */
export function putShell(paths: DataPaths, change: Partial<ShellDescriptor> = {}): string {
  return writeShellBuild(paths.shellBuilds, { 'server/shell.cjs': '', 'web/client.1f.js': '' }, change);
}

/** A data folder with the given releases, and a shell that they may join. */
export function givenReleases(...descriptors: readonly RemoteDescriptor[]): DataPaths {
  const paths = dataPaths(givenFolder());
  putShell(paths);
  for (const descriptor of descriptors) {
    putRelease(paths, descriptor);
  }
  return paths;
}
