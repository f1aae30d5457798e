/** A file of the shell that could not be loaded. No remote is to blame for it, whichever asked for the file. */
export class ShellFault extends Error {
  override readonly name = 'ShellFault';
}

/** Whether an error is, or comes from, such a fault; recognized by its name, because class identity does not cross bundles. */
export function isShellFault(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ShellFault' || isShellFault(error.cause));
}
