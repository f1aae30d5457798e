import { readFile } from 'node:fs/promises';

/** Reads a JSON file that our own tools wrote; the caller is responsible for its type. */
export async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, 'utf8'));
}
