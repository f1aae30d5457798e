import { captured } from './captured.ts';

/** Told which name a remote's code used although it is refused. */
export type OnRefused = (name: string) => void;

/** Functions of `process` that end it, reach into it, or change it for everybody. */
const REFUSED_FUNCTIONS = [
  'exit',
  'reallyExit',
  'abort',
  'kill',
  '_kill',
  'dlopen',
  'binding',
  '_linkedBinding',
  'chdir',
  'execve',
  'getBuiltinModule',
  'removeAllListeners',
  '_getActiveHandles',
  '_getActiveRequests',
  'setUncaughtExceptionCaptureCallback',
] as const;

const PROTOTYPED = [
  ...[Promise, Array, Number, String, Boolean, Symbol, BigInt, Date, RegExp, Map, Set, WeakMap, WeakSet],
  ...[ArrayBuffer, DataView, Uint8Array, Object.getPrototypeOf(Uint8Array) as typeof Uint8Array],
];

/** Built-in objects whose properties can neither be changed nor extended. */
const FROZEN: readonly object[] = [
  ...[Math, Reflect, Atomics, Intl, Object, Function, Proxy],
  ...PROTOTYPED,
  ...PROTOTYPED.map(({ prototype }) => prototype),
];

/**
 * Left open, because code may set a property of the same name on its own objects (`error.name`, `toString`), which a
 * frozen prototype refuses. They cannot be extended, and {@link createProbe} compares what they hold.
 */
const OPEN = [Object.prototype, Function.prototype, Error.prototype] as const;

/** Globals that every remote and the shell share. */
const CONSTANT_GLOBALS = [
  ...[
    'Object',
    'Promise',
    'Array',
    'Number',
    'String',
    'Boolean',
    'Symbol',
    'BigInt',
    'Date',
    'RegExp',
    'Map',
    'Set',
  ],
  ...[
    'WeakMap',
    'WeakSet',
    'Proxy',
    'Reflect',
    'Math',
    'JSON',
    'Error',
    'TypeError',
    'RangeError',
    'Function',
  ],
  ...['Request', 'Response', 'Headers', 'URL', 'URLSearchParams', 'AbortController', 'AbortSignal'],
  ...['TextEncoder', 'TextDecoder', 'Buffer', 'Uint8Array', 'process'],
] as const;

/** The globals that a remote is most likely to replace: an attempt is refused by name. */
const GUARDED_GLOBALS = [
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'queueMicrotask',
  'structuredClone',
] as const;

/**
 * Freezes the built-ins and `process` for the code that comes after: a release that overwrites one fails alone, or, in
 * code that ignores such errors, has no effect. `onRefused` hears of those that a remote has no reason to touch.
 */
export function harden(onRefused: OnRefused): void {
  hardenProcess(onRefused);
  for (const name of ['stringify', 'parse'] as const) {
    fix(JSON, name, () => onRefused(`JSON.${name} = …`));
  }
  for (const value of [JSON, ...FROZEN]) {
    Object.freeze(value);
  }
  for (const name of CONSTANT_GLOBALS) {
    Object.defineProperty(globalThis, name, {
      value: globalThis[name],
      writable: false,
      configurable: false,
    });
  }
  for (const name of GUARDED_GLOBALS) {
    fix(globalThis, name, () => onRefused(`globalThis.${name} = …`));
  }
  OPEN.forEach(Object.preventExtensions);
}

function hardenProcess(onRefused: OnRefused): void {
  for (const name of REFUSED_FUNCTIONS) {
    const refuse = () => {
      onRefused(`process.${name}()`);
      throw new Error(`Server code of a remote may not call process.${name}().`);
    };
    Object.defineProperty(process, name, { value: refuse, writable: false, configurable: false });
  }
  const env = Object.freeze({ ...process.env });
  Object.defineProperty(process, 'env', { value: env, writable: false, configurable: false });
}

/** Makes a property constant; an assignment is an error, and `tell` hears of it. */
function fix(owner: object, name: string, tell: () => void): void {
  const value = (owner as Record<string, unknown>)[name];
  Object.defineProperty(owner, name, {
    configurable: false,
    enumerable: Object.getOwnPropertyDescriptor(owner, name)?.enumerable ?? false,
    get: () => value,
    set() {
      tell();
      throw new TypeError(`Server code of a remote may not overwrite ${name}.`);
    },
  });
}

/**
 * Remembers what the open built-ins hold now.
 * @returns a function that names the first difference, or returns null.
 */
export function createProbe(): () => string | null {
  const { ownKeys, descriptorOf } = captured;
  const known = OPEN.map((object) => ({
    object,
    keys: ownKeys(object).map((key) => ({ key, descriptor: descriptorOf(object, key) })),
  }));
  return () => {
    for (const { object, keys } of known) {
      for (const { key, descriptor } of keys) {
        const now = descriptorOf(object, key);
        if (
          now?.value !== descriptor?.value ||
          now?.get !== descriptor?.get ||
          now?.set !== descriptor?.set
        ) {
          return `a prototype's ${String(key)}`;
        }
      }
    }
    return null;
  };
}
