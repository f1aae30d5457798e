import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A source file that a test changes and restores. */
export class EditedFile implements Disposable {
  readonly #file: string;
  readonly #original: string;

  constructor(name: string) {
    this.#file = path.join(ROOT, name);
    this.#original = readFileSync(this.#file, 'utf8');
  }

  /** Writes the original with one piece replaced. @throws Error unless the piece occurs exactly once. */
  replace(piece: string, by: string): void {
    const parts = this.#original.split(piece);
    if (parts.length !== 2) {
      throw new Error(`"${piece}" stands ${parts.length - 1} times in ${this.#file}: fix the test.`);
    }
    writeFileSync(this.#file, parts.join(by));
  }

  [Symbol.dispose](): void {
    writeFileSync(this.#file, this.#original);
  }
}
