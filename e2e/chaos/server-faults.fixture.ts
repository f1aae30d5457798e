import { replaceInRoutes } from '../site/release-faults.ts';

/** What the code of a remote may do on the server, with the code that does it. */
export const SERVER_FAULTS = {
  throw: replaceInRoutes('Component', "() => { throw new Error('not on a server'); }"),
  loop: replaceInRoutes('loader', '() => { for (;;) {} }'),
  leak: replaceInRoutes(
    'loader',
    '() => { const kept = []; for (;;) { kept.push(new Array(1e6).fill(1)); } }',
  ),
  exit: replaceInRoutes('loader', '() => process.exit(1)'),
  rejection: replaceInRoutes('loader', "() => { void Promise.reject(new Error('late')); return null; }"),
  'built-in': replaceInRoutes('loader', '() => { Array.prototype.map = undefined; return null; }'),
  pending: replaceInRoutes('loader', '() => new Promise(() => {})'),
  BigInt: replaceInRoutes('loader', '() => 1n'),
  cycle: replaceInRoutes('loader', '() => { const one = {}; one.one = one; return one; }'),
} as const;
export type ServerFault = keyof typeof SERVER_FAULTS;
