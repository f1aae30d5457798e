import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TraceMap, traceSegment } from '@jridgewell/trace-mapping';
import { type DataPaths, ROOT } from '../releases/paths.ts';
import { activeShell } from '../releases/shell-store.ts';
import type { RunFunctions } from './coverage.rules.ts';

/** What the shell's server writes before a remote's server bundle when it compiles it. */
export const BUNDLE_PREFIX = '(function (module, exports, require) {';

/** Libraries, what lies outside the project, and this tool, which runs along. */
const NOT_OWN = /^\.\.|node_modules|^scripts\/trace/;

const HASH_TABLE = /(?:^|\/)hashes\.[0-9a-f]{8}\.js$/;

/** A bundle on disk, and how many characters the running script has before its text. */
interface Bundle {
  readonly file: string;
  readonly prefix: number;
}

/** The project's own files, relative to its root, whose functions ran; libraries are left out. */
export function sourceFiles(ran: readonly RunFunctions[], paths: DataPaths): Set<string> {
  return new Set(ran.flatMap((script) => [...filesOf(script, paths)]));
}

function filesOf({ url, offsets }: RunFunctions, paths: DataPaths): Set<string> {
  const bundle = bundleOf(url, paths);
  if (bundle) {
    return mappedFiles(bundle, offsets);
  }
  const file = url.startsWith('file:') ? ownFile(fileURLToPath(url)) : undefined;
  return new Set(file === undefined ? [] : [file]);
}

/** The bundle that a script was loaded from: by the shell's server, or by a browser from the shell. */
function bundleOf(url: string, paths: DataPaths): Bundle | undefined {
  const server = /^(mf-\w+)@([^/]+)\/(.+)$/.exec(url);
  if (server) {
    return { file: join(paths.releases, ...server.slice(1)), prefix: BUNDLE_PREFIX.length };
  }
  if (url.endsWith('/server/shell.cjs')) {
    return { file: fileURLToPath(url), prefix: 0 };
  }
  const [, area, path = ''] = /^https?:\/\/[^/]+\/(_s|_r)\/([^?]+)$/.exec(url) ?? [];
  // The table of hashes is written by the build: no file of the project has a function in it.
  if (area === undefined || HASH_TABLE.test(path)) {
    return undefined;
  }
  return {
    file: join(area === '_s' ? join(paths.shellBuild(activeShell(paths)), 'web') : paths.releases, path),
    prefix: 0,
  };
}

function mappedFiles({ file, prefix }: Bundle, offsets: readonly number[]): Set<string> {
  const map = new TraceMap(readFileSync(`${file}.map`, 'utf8'));
  const positions = positionsIn(readFileSync(file, 'utf8'));
  const sources = offsets
    .filter((offset) => offset >= prefix)
    .map((offset) => sourceAt(map, positions(offset - prefix)));
  return new Set(sources.filter((source) => source !== undefined));
}

/** The file in which the function at a position was written. Code that the bundler itself added has none there. */
function sourceAt(map: TraceMap, { line, column }: Position): string | undefined {
  const segment = traceSegment(map, line, column);
  // The nearest mapping before added code belongs to the module before it.
  if (segment?.[0] !== column || segment.length === 1) {
    return undefined;
  }
  // Written relative to a temporary folder inside the project, in which the bundle was built.
  const source = map.sources[segment[1]]?.replace(/^(\.\.\/)+/, '');
  return source === undefined ? undefined : ownFile(join(ROOT, source));
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Turns an offset into a line and a column, both counted from zero. */
function positionsIn(text: string): (offset: number) => Position {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line, column: offset - (starts[line] ?? 0) };
  };
}

function ownFile(path: string): string | undefined {
  const file = relative(ROOT, path);
  return NOT_OWN.test(file) || !existsSync(path) ? undefined : file;
}
