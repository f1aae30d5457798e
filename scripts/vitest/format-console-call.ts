import { format } from 'node:util';

/** One line for a console call in a test, with its placeholders filled in. */
export function formatConsoleCall(method: 'error' | 'warn', words: readonly unknown[]): string {
  return `console.${method}: ${format(...words)}`;
}
