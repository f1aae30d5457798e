/** The part of a bundle's own runtime that loads chunks; the names are those of the bundler and its plugins. */
export interface ChunkRuntime {
  /** Loads a chunk. */
  e(id: string): Promise<unknown>;
  /** Loads a script; `done` hears of its end. */
  l(url: string, done: (event: { type: string }) => void, key: string, id: string): void;
  /** Folder of the bundle's files. */
  p: string;
  /** Name of a chunk's script, with `undefined` for its hash when it has none. */
  u(id: string): string;
  /** The same of its style sheet. */
  miniCssF?(id: string): string;
  /** Hashes of scripts and style sheets by chunk, which the runtime gives to the elements that it makes. */
  sriHashes: Record<string, string>;
  sriExtractCssHashes?: Record<string, string>;
}

/** The script with the hashes of all chunks. */
export interface HashTable {
  file: string;
  integrity: string;
}

/**
 * Makes each chunk wait until its hashes are known. Those of a first view are in the document, on the links that preload
 * it, so only a later chunk waits for the table, a script that is loaded with its own hash.
 *
 * The build writes this function's text into entries, so that it may use nothing from outside.
 */
export function awaitHashes(runtime: ChunkRuntime, table: HashTable): void {
  const load = runtime.e;
  let pending: Promise<void> | undefined;

  function isKnown(hashes: Record<string, string> | undefined, id: string, file: string): boolean {
    // Some chunks have no file of a kind.
    if (hashes === undefined || hashes[id] !== undefined || file.includes('.undefined.')) {
      return true;
    }
    // By the whole address: another version of this bundle may have a file of the same name.
    const { href } = new URL(runtime.p + file, document.baseURI);
    const links = document.querySelectorAll<HTMLLinkElement>(`link[integrity][href$="/${file}"]`);
    const link = [...links].find((each) => each.href === href);
    if (link !== undefined) {
      hashes[id] = String(link.getAttribute('integrity'));
    }
    return link !== undefined;
  }

  function loadTable(): Promise<void> {
    return new Promise((resolve, reject) => {
      runtime.sriHashes[table.file] = table.integrity;
      const url = runtime.p + table.file;
      const done = ({ type }: { type: string }) => {
        if (type === 'load') {
          resolve();
          return;
        }
        // The next chunk requests it again.
        pending = undefined;
        reject(new Error(`Loading the hashes of chunks failed (${type}: ${url}).`));
      };
      runtime.l(url, done, 'chunk-hashes', table.file);
    });
  }

  function hasHashes(id: string): boolean {
    const style = runtime.miniCssF?.(id) ?? '';
    return isKnown(runtime.sriHashes, id, runtime.u(id)) && isKnown(runtime.sriExtractCssHashes, id, style);
  }

  runtime.e = async (id) => {
    if (!hasHashes(id)) {
      pending ??= loadTable();
      await pending;
    }
    if (!hasHashes(id)) {
      throw new Error(`The chunk ${id} has no hash.`);
    }
    return load(id);
  };
}
