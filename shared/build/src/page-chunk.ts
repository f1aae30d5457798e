import { basename } from 'node:path';

/** An `import()` of a module of the same package, without options. */
const LOCAL_IMPORT = /\bimport\(\s*(['"])(\.\.?\/[^'"]+)\1\s*\)/g;

/** A function of a declaration that loads a part of the remote. */
export type LazyPart = (host: never) => Promise<unknown>;

/**
 * Name of the chunk that a page or widget is loaded from, read from the one `import()` in the function's text: the
 * function itself is not called, since it would run code that is written for browsers.
 * @throws Error when the function contains no `import()`, or several.
 */
export function chunkOf(load: LazyPart): string {
  return chunkName(requestOf(load));
}

/** @throws Error when two modules would share a chunk, because their files have one name. */
export function checkChunkNames(parts: readonly LazyPart[]): void {
  const requests = new Map<string, string>();
  for (const request of parts.map(requestOf)) {
    const name = chunkName(request);
    const other = requests.get(name) ?? request;
    if (other !== request) {
      throw new Error(
        `${other} and ${request} would both be the chunk "${name}". Give one file another name, so that each is loaded alone.`,
      );
    }
    requests.set(name, request);
  }
}

function requestOf(load: LazyPart): string {
  const text = String(load);
  const requests = [...text.matchAll(LOCAL_IMPORT)].map((match) => match[2]);
  const [request] = requests;
  if (request === undefined || requests.length > 1) {
    throw new Error(
      `A page or widget must load its module by exactly one import('./…') of its own; this one has ${requests.length}: ${text}`,
    );
  }
  return request;
}

/** The text of a declaration in which every `import()` names its chunk, in the way the bundler reads it. */
export function nameChunks(source: string): string {
  return source.replace(
    LOCAL_IMPORT,
    (_, _quote, request: string) =>
      `import(/* webpackChunkName: "${chunkName(request)}" */ ${JSON.stringify(request)})`,
  );
}

/** `./features/product/product.route.tsx` becomes `product`. */
function chunkName(request: string): string {
  return basename(request).replace(/\..*$/, '');
}
