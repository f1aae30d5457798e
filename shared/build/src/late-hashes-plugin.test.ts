import { describe, expect, it } from 'vitest';
import type { ChunkRuntime, HashTable } from './await-hashes.ts';
import { integrityOf } from './file-hashes.ts';
import { moveHashes } from './late-hashes-plugin.ts';

const OPTIONS = { chunkGlobal: 'chunk_wallet', folder: 'js/' };
const ENTRY =
  'l.e=e=>Promise.all([]),l.sriHashes={a0:"sha256-a=",8:"sha256-b="},l.sriExtractCssHashes={a0:"sha256-c="},l.p="/";';

describe('moveHashes', () => {
  it('leaves an entry without the hashes of its chunks, and with that of their table', () => {
    const { entry, table } = moveHashes(ENTRY, OPTIONS);

    expect(entry).not.toMatch(/sha256-[abc]=/);
    expect(entry).toContain(`{"file":"${table.file}","integrity":"${integrityOf(table.source)}"}`);
    expect(table.file).toMatch(/^js\/hashes\.[0-9a-f]{8}\.js$/);
  });

  it('makes an entry that waits for its table', async () => {
    const requested: string[] = [];
    const runtime: Partial<ChunkRuntime> = { u: (id) => `${id}.js`, l: (url) => void requested.push(url) };
    const { entry, table } = moveHashes(ENTRY, OPTIONS);

    const document = { baseURI: 'https://bazaar.example/', querySelectorAll: () => [] };
    new Function('l', 'document', entry)(runtime, document);
    void runtime.e?.('a0');

    expect(requested).toEqual([`/${table.file}`]);
  });

  it('makes a table that fills the bundle’s own lists, as a chunk', () => {
    const { table } = moveHashes(ENTRY, OPTIONS);
    const scope: { chunk_wallet?: [string[], object, (runtime: Partial<ChunkRuntime>) => void][] } = {};

    new Function('globalThis', table.source)(scope);
    const runtime = { sriHashes: {}, sriExtractCssHashes: {} };
    scope.chunk_wallet?.[0]?.[2](runtime);

    expect(runtime).toEqual({
      sriHashes: { a0: 'sha256-a=', 8: 'sha256-b=' },
      sriExtractCssHashes: { a0: 'sha256-c=' },
    });
  });

  it('refuses an entry that the bundler has written in another way', () => {
    expect(() => moveHashes('l.e=1', OPTIONS)).toThrow('no table of hashes');
    expect(() => moveHashes(ENTRY + ENTRY, OPTIONS)).toThrow('or several');
  });

  it('gives the same table the same name', () => {
    const named = (entry: string): HashTable['file'] => moveHashes(entry, OPTIONS).table.file;

    expect(named(ENTRY)).toBe(named(`${ENTRY} `));
    expect(named(ENTRY)).not.toBe(named(ENTRY.replace('sha256-a', 'sha256-d')));
  });
});
