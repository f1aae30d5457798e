import * as bazaarHost from '@bazaar/host';
import * as router from '@bazaar/router';
import * as storage from '@bazaar/storage';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as reactQuery from './facades/react-query.ts';
import * as zodMini from './facades/zod-mini.ts';

/** A shared library with its version, which a test compares with the range in `SHARED_LIBRARIES`. */
interface SharedModule {
  version: string;
  module?: unknown;
  /** Loads one that comes later. */
  load?(): Promise<unknown>;
}

/**
 * The shell's own instances of the shared libraries, provided to remotes in the browser (federation) and on the
 * server (an allow-listed `require`). One list for both, so that they cannot differ. RxJS comes with the bus, whose
 * subscribers no first view waits for.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: { version: React.version, module: React },
  'react/jsx-runtime': { version: React.version, module: jsxRuntime },
  'react-dom': { version: React.version, module: ReactDom },
  'react-router': { version: '8.5.1', module: router },
  '@tanstack/react-query': { version: '5.108.0', module: reactQuery },
  rxjs: { version: '7.8.2', load: () => import(/* webpackChunkName: "bus" */ './facades/rxjs.ts') },
  'zod/mini': { version: '4.6.7', module: zodMini },
  '@bazaar/host': { version: '1.0.0', module: bazaarHost },
  '@bazaar/storage': { version: '1.0.0', module: storage },
};
