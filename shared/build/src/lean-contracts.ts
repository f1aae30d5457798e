import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

const CONTRACTS = join(import.meta.dirname, '../../contracts/src');

/** `export const X = z.object({ … });` at the start of a line, up to the `;` that ends it, as the formatter writes it. */
const DEFINITION =
  /^((?:export )?const \w+(?:: [^=\n]+)? =)\s+((?:z\.|endpoint\(|entityId\(|define[A-Z]\w*\(|[A-Z]\w*\.check\()[\s\S]*?);\n(?=[^\s})\]]|\n|$)/gm;

/** A sentence for the description of the services, which no browser reads. */
const SUMMARY = /^ {2}summary:\s+(?:'[^'\n]*'|"[^"\n]*"),\n/gm;

/**
 * A contract as browsers need it. A bundler must keep every call whose result nobody uses, since it might do something
 * else: each definition becomes one that it may leave out, and the sentences for the services' description go.
 */
export function leanContract(source: string): string {
  return source
    .replace(DEFINITION, (_, name: string, value: string) => `${name} /*#__PURE__*/ (() => ${value})();\n`)
    .replace(SUMMARY, '');
}

/** Brings of the contracts only what a page uses into what browsers load. */
export function leanContractsPlugin(): RsbuildPlugin {
  return {
    name: 'bazaar:lean-contracts',
    setup(api) {
      api.transform({ test: /\.ts$/, environments: ['web'] }, ({ code, resourcePath }) =>
        resourcePath.startsWith(CONTRACTS) ? leanContract(code) : code,
      );
    },
  };
}
