import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShellDescriptor } from '@bazaar/contracts/platform';
import { SHELL_DESCRIPTOR, shellBuildId } from '../shell-build-id.ts';
import { givenShellDescriptor } from './given-manifest.ts';

/** Writes a build of the shell with files of the given contents into the folder of builds; returns its name. */
export function writeShellBuild(
  builds: string,
  texts: Readonly<Record<string, string | Buffer>>,
  change: Partial<ShellDescriptor> = {},
): string {
  const files = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [
      file,
      {
        integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
        bytes: Buffer.byteLength(text),
      },
    ]),
  );
  const descriptor = JSON.stringify(givenShellDescriptor({ files, ...change }));
  const id = shellBuildId(descriptor);
  for (const [file, text] of Object.entries({ ...texts, [SHELL_DESCRIPTOR]: descriptor })) {
    mkdirSync(dirname(join(builds, id, file)), { recursive: true });
    writeFileSync(join(builds, id, file), text);
  }
  return id;
}
