import type { RemoteName } from '@bazaar/contracts/platform';
import { FILE_FAULTS, type FileFault } from '../site/faulty-front.ts';

/** Files of a page of a remote that fail; a nested chunk is one that the page's own chunk imports. */
export const FILES = ['entry', 'chunk', 'nested chunk', 'style sheet'] as const;
export type FailingFile = (typeof FILES)[number];

/** One thing that goes wrong with one file. */
export interface FileCell {
  readonly file: FailingFile;
  readonly fault: FileFault;
}

/** Everything that can go wrong with a file. */
export const FILE_CELLS: readonly FileCell[] = FILES.flatMap((file) =>
  FILE_FAULTS.map((fault) => ({ file, fault })),
);

/** Address of the file of a page that fails, as its document names it; null when the page has none of that kind. */
export async function failingFile(
  address: string,
  { remote, version, file }: { remote: RemoteName; version: string; file: FailingFile },
): Promise<string | null> {
  const html = await (await fetch(address)).text();
  const folder = `/_r/${remote}/${version}/`;
  const named = [...html.matchAll(new RegExp(`${folder}[^"' ]+`, 'g'))].map(([path]) => path);
  const scripts = [...new Set(named.filter((path) => path.endsWith('.js')))];
  const isEntry = (path: string) => path.endsWith('/remoteEntry.js');
  const chunks = scripts.filter((path) => !isEntry(path));
  switch (file) {
    case 'entry':
      return scripts.find(isEntry) ?? null;
    case 'chunk':
      return chunks.at(-1) ?? null;
    case 'nested chunk':
      return chunks.at(-2) ?? null;
    case 'style sheet':
      return named.filter((path) => path.endsWith('.css')).at(-1) ?? null;
  }
}
