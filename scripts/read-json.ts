import { readFile } from 'node:fs/promises';

/** Reads a JSON file of our own making; its shape is the caller's promise. */
export async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(file, 'utf8'));
}
