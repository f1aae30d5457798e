import { readdir, readFile } from 'node:fs/promises';

/** A text file: `name: value` lines, a line `---`, then the author text. */
export interface SourceFile {
  readonly fields: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads the text files of a folder, sorted by name. */
export async function readSources(folder: URL): Promise<SourceFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => parseSource(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}

function parseSource(name: string, text: string): SourceFile {
  const end = text.indexOf('\n---\n');
  if (end < 0) {
    throw new Error(`${name}: the line --- between the fields and the text is missing.`);
  }
  const pairs = text
    .slice(0, end)
    .split('\n')
    .map((line) => line.split(': '));
  return {
    fields: Object.fromEntries(pairs.map(([key = '', ...value]) => [key, value.join(': ')])),
    body: text.slice(end + 5),
  };
}

/** A required field of the file. */
export function fieldOf({ fields }: SourceFile, name: string): string {
  const value = fields[name];
  if (value === undefined || value === '') {
    throw new Error(`The field "${name}" is missing in a text file of the seed.`);
  }
  return value;
}
