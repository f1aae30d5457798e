import { createHash } from 'node:crypto';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { awaitHashes } from './await-hashes.ts';
import { integrityOf } from './file-hashes.ts';

/** The tables that the bundler writes into an entry: hashes of scripts, and of style sheets when there are some. */
const TABLES = /\b(\w+)\.(sriHashes|sriExtractCssHashes)=(\{[^}]*\})/g;

/** The hash that the bundler writes into the name of a file. */
const HASH_IN_NAME = /\.[0-9a-f]{8}\./;

interface LateHashes {
  /** The entry without the tables. */
  entry: string;
  table: { file: string; source: string };
}

interface EntryOptions {
  /** The global list that chunks of this bundle are pushed to. */
  chunkGlobal: string;
  /** Folder of the table, ending in a slash, or nothing. */
  folder: string;
}

/**
 * Moves the hashes of all chunks from an entry into a script of their own, whose hash the entry contains. Most visits load
 * few of the chunks, and no compression makes a hash smaller.
 * @throws Error when the entry does not have the bundler's tables as they are known here.
 */
export function moveHashes(source: string, { chunkGlobal, folder }: EntryOptions): LateHashes {
  const tables = [...source.matchAll(TABLES)];
  const runtime = tables.find(([, , kind]) => kind === 'sriHashes')?.[1];
  if (runtime === undefined || new Set(tables.map(([, , kind]) => kind)).size !== tables.length) {
    throw new Error('The entry has no table of hashes, or several: the bundler writes it in another way.');
  }
  const fills = tables.map(([, , kind, hashes]) => `Object.assign(r.${kind},${hashes})`);
  const script = `(globalThis[${JSON.stringify(chunkGlobal)}]||=[]).push([['hashes'],{},r=>{${fills.join(';')}}]);`;
  const file = `${folder}hashes.${shortHash(script)}.js`;
  const pinned = JSON.stringify({ file, integrity: integrityOf(script) });
  const entry = source.replace(TABLES, (_, owner: string, kind: string) =>
    kind === 'sriHashes'
      ? `${owner}.sriHashes={},(${AWAIT_HASHES})(${owner},${pinned})`
      : `${owner}.sriExtractCssHashes={}`,
  );
  return { entry, table: { file, source: script } };
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

const AWAIT_HASHES = shortened(awaitHashes);

/** A function's text as an expression, minified. */
function shortened(code: (...given: never[]) => void): string {
  const text = `globalThis.x=${String(code)}`;
  const minified = rspack.experiments.swc.minifySync(text, { compress: true, mangle: true, ecma: 2022 });
  return minified.code.replace(/^globalThis\.x=|;$/g, '');
}

interface LateHashesOptions {
  /** The entry's file. */
  entry: RegExp;
  folder: string;
}

/** Makes the hashes of chunks a file of their own in what browsers load. */
export function lateHashesPlugin({ entry, folder }: LateHashesOptions): RsbuildPlugin {
  return {
    name: 'bazaar:late-hashes',
    setup(api) {
      // Files have no hashes while they are developed.
      if (api.context.action === 'dev') {
        return;
      }
      // After all other changes of the files: a table has the hashes of finished ones.
      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation, sources }) => {
        const file = Object.keys(assets).find((name) => entry.test(name));
        const chunkGlobal = compilation.outputOptions.chunkLoadingGlobal;
        if (file === undefined || chunkGlobal === undefined) {
          throw new Error(`The build has no entry ${entry}.`);
        }
        const moved = moveHashes(String(assets[file]?.source()), { chunkGlobal, folder });
        compilation.updateAsset(file, new sources.RawSource(moved.entry));
        compilation.emitAsset(moved.table.file, new sources.RawSource(moved.table.source));
        // A name stands for the same bytes in every build.
        const name = file.replace(HASH_IN_NAME, `.${shortHash(moved.entry)}.`);
        if (name !== file) {
          compilation.renameAsset(file, name);
          compilation.renameAsset(`${file}.map`, `${name}.map`);
        }
      });
    },
  };
}
