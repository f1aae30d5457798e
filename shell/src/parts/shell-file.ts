import { ShellFault } from './shell-fault.ts';

type Listener = (fault: ShellFault) => void;

const listeners = new Set<Listener>();

/** Runs `listener` whenever a file of the shell could not be loaded. @returns the function that ends this. */
export function onShellFault(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Imports a file of the shell.
 * @throws ShellFault (rejects) with the cause when it cannot be loaded; the next call requests it again.
 */
export async function shellFile<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const fault = new ShellFault('A file of the shell could not be loaded.', { cause });
    for (const listener of listeners) {
      listener(fault);
    }
    throw fault;
  }
}
