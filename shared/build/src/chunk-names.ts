import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

/** An `import()` of a module of the same package that does not name its chunk. */
const LOCAL_IMPORT = /\bimport\(\s*(['"])(\.\.?\/[^'"]+)\1\s*,?\s*\)/g;

/** A function of a declaration that loads a part of the remote. */
export type LazyPart = (host: never) => Promise<unknown>;

/**
 * Name of the chunk that a page or widget is loaded from, read from the one `import()` in the function's text: the
 * function itself is not called, since it would run code that is written for browsers.
 * @throws Error when the function contains no `import()`, or several.
 */
export function chunkOf(load: LazyPart): string {
  const text = String(load);
  const requests = [...text.matchAll(LOCAL_IMPORT)].map((match) => match[2]);
  const [request] = requests;
  if (request === undefined || requests.length > 1) {
    throw new Error(
      `A page or widget must load its module by exactly one import('./…') of its own; this one has ${requests.length}: ${text}`,
    );
  }
  return chunkName(request);
}

/**
 * Makes the function that names the chunk of every `import()` in a source text after the imported file, in the way that
 * the bundler reads.
 * @throws Error from that function when two modules would share a chunk, because their files have one name.
 */
export function createChunkNaming(): (file: string, source: string) => string {
  const modules = new Map<string, string>();
  return (file, source) =>
    source.replace(LOCAL_IMPORT, (_, _quote, request: string) => {
      const name = chunkName(request);
      const module = resolve(dirname(file), request);
      const other = modules.get(name) ?? module;
      // A module that was moved while a development server runs leaves its name to the new place.
      if (other !== module && existsSync(other)) {
        throw new Error(
          `${other} and ${module} would both be the chunk "${name}". Give one file another name, so that each is loaded alone.`,
        );
      }
      modules.set(name, module);
      return `import(/* webpackChunkName: "${name}" */ ${JSON.stringify(request)})`;
    });
}

/** `./features/product/product.route.tsx` becomes `product`. */
function chunkName(request: string): string {
  return basename(request).replace(/\..*$/, '');
}
