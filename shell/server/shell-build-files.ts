import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellDescriptor } from '@bazaar/contracts/platform';
import { reasonOf } from './reason-of.ts';
import { parseShellDescriptor, SHELL_DESCRIPTOR } from './shell-build-id.ts';
import { readVerifiedFile } from './verified-file.ts';

/** Which build of the shell, and where it lies. */
export interface ShellPlace {
  id: string;
  dir: string;
}

/** A build of the shell is missing, or is not what was built. */
export class BuildFault extends Error {
  override readonly name = 'BuildFault';

  constructor({ id, dir }: ShellPlace, reason: string) {
    super(`shell ${id} in ${dir} cannot be used: ${reason}. Build it again from its sources.`);
  }
}

/** `shell.json` of a build, whose own hash is the build's name. @throws BuildFault when it is missing or was changed. */
export async function readBuildDescriptor(place: ShellPlace): Promise<ShellDescriptor> {
  try {
    return parseShellDescriptor(place.id, await readFile(join(place.dir, SHELL_DESCRIPTOR)));
  } catch (error) {
    throw new BuildFault(place, reasonOf(error));
  }
}

/** Bytes of a file of a build, which are those that were built. @throws BuildFault naming the file. */
export async function readBuildFile(
  place: ShellPlace,
  { files }: ShellDescriptor,
  file: string,
): Promise<Buffer> {
  try {
    return await readVerifiedFile({
      path: join(place.dir, file),
      integrity: files[file]?.integrity ?? '',
    });
  } catch (error) {
    throw new BuildFault(place, `${file}: ${reasonOf(error)}`);
  }
}
