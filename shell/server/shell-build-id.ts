import { createHash } from 'node:crypto';
import { ShellDescriptor } from '@bazaar/contracts/platform';

/** Holds the hash of every other file of a build; its own hash names the build. */
export const SHELL_DESCRIPTOR = 'shell.json';

const ID_DIGITS = 16;

/** The name of the build whose descriptor has these bytes. */
export function shellBuildId(descriptor: Buffer | string): string {
  return createHash('sha256').update(descriptor).digest('hex').slice(0, ID_DIGITS);
}

/** The descriptor of the build with this name. @throws Error when these bytes are another build's, or none's. */
export function parseShellDescriptor(id: string, bytes: Buffer): ShellDescriptor {
  if (shellBuildId(bytes) !== id) {
    throw new Error(`${SHELL_DESCRIPTOR} is not what was built`);
  }
  return ShellDescriptor.parse(JSON.parse(bytes.toString('utf8')));
}
