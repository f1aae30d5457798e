import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signedIn, signedOut, topicOf } from '@bazaar/contracts/events';
import {
  DELEGATED_PREFIXES,
  HOST_CONTRACT_VERSION,
  RELEASE_BUDGET,
  SHELL_ROUTES,
  ShellDescriptor,
} from '@bazaar/contracts/platform';
import * as slots from '@bazaar/contracts/slots';
import { SHELL_DESCRIPTOR, shellBuildId } from '../../shell/server/shell-build-id.ts';

/** The exports of the shell's server bundle that tell what it provides. */
interface ShellBundle {
  sharedModules: Readonly<Record<string, { version: string; module: unknown }>>;
  sharedUi: Readonly<Record<string, unknown>>;
}

/** What a build of the shell consists of, keeps for itself and provides. */
export function describeShell(
  { sharedModules, sharedUi }: ShellBundle,
  build: Pick<ShellDescriptor, 'sourceHash' | 'files'>,
): ShellDescriptor {
  const provided = Object.entries(sharedModules).map(([name, { version, module }]) => [
    name,
    { version, exports: Object.keys(Object(module)).sort() },
  ]);
  const session = [signedIn, signedOut].map(topicOf);
  return ShellDescriptor.parse({
    schema: 1,
    sourceHash: build.sourceHash,
    hostContract: HOST_CONTRACT_VERSION,
    routes: SHELL_ROUTES,
    delegated: DELEGATED_PREFIXES,
    provides: Object.fromEntries(provided),
    ui: Object.keys(sharedUi).sort(),
    slots: Object.values(slots)
      .map(({ name }) => name)
      .sort(),
    publishes: session,
    listens: session,
    budget: RELEASE_BUDGET,
    files: build.files,
  });
}

/**
 * Writes `shell.json` beside a build of the shell, from what its bundle really holds and from the bytes of its files; returns
 * the name of the build.
 */
export async function writeShellDescriptor(folder: string, sourceHash: string): Promise<string> {
  const bundle: ShellBundle = createRequire(import.meta.url)(join(folder, 'server', 'shell.cjs'));
  // The bundler is loaded with it, which the commands for operators do without.
  const { hashFiles } = await import('@bazaar/build');
  const descriptor = describeShell(bundle, { sourceHash, files: hashFiles(folder) });
  return storeShellDescriptor(folder, descriptor);
}

/** Writes `shell.json` into the folder of a build; returns the name of the build. */
export function storeShellDescriptor(folder: string, descriptor: ShellDescriptor): string {
  const bytes = Buffer.from(`${JSON.stringify(descriptor, null, 1)}\n`);
  writeFileSync(join(folder, SHELL_DESCRIPTOR), bytes);
  return shellBuildId(bytes);
}
