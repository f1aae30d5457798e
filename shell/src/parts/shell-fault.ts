/** A file of the shell that could not be loaded. No remote is to blame for it, whichever asked for the file. */
export class ShellFault extends Error {
  override readonly name = 'ShellFault';
}

/** Recognized by its name, because class identity does not cross bundles. */
export function isShellFault(error: unknown): boolean {
  return error instanceof Error && error.name === 'ShellFault';
}
