import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_CONTRACT_VERSION, SHELL_ROUTES, ShellDescriptor } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { integrityOf } from '../../shell/server/testing/given-manifest.ts';
import { createRoutes } from '../../shell/src/routing/route-table.tsx';
import { ROOT } from './paths.ts';
import { describeShell } from './shell-descriptor.ts';

const bundle = {
  sharedModules: { react: { version: '19.2.0', module: { useState: () => {}, use: () => {} } } },
  sharedUi: { card: () => {}, button: () => {} },
};

describe('the descriptor of the shell', () => {
  it('names what its bundle provides, its events and the slots of the platform', () => {
    const files = { 'server/shell.cjs': { integrity: integrityOf('render();'), bytes: 9 } };
    const shell = describeShell(bundle, { sourceHash: 'abc', files });
    expect(ShellDescriptor.parse(shell)).toEqual(shell);
    expect(shell).toMatchObject({
      hostContract: HOST_CONTRACT_VERSION,
      provides: { react: { version: '19.2.0', exports: ['use', 'useState'] } },
      ui: ['button', 'card'],
      ...{ sourceHash: 'abc', files },
      publishes: ['session.signed-in@1', 'session.signed-out@1'],
    });
    expect(shell.slots).toEqual(expect.arrayContaining(['header.badge', 'home.news']));
  });

  it('reserves every page of the shell', () => {
    interface Route {
      path?: string;
      children?: Route[];
    }
    const pathsOf = (routes: readonly Route[]): string[] =>
      routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
    const pages = pathsOf(createRoutes({ id: 'x', remotes: [] }, {} as never) as Route[]);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter((path) => path !== '/*' && !SHELL_ROUTES.includes(path))).toEqual([]);
  });

  it.each(['assets', 'api', 'beacon', 'platform', 'crawlers'])(
    'reserves what the server answers itself: %s',
    (name) => {
      const source = readFileSync(join(ROOT, `shell/server/routes/${name}.routes.ts`), 'utf8');
      const paths = [...source.matchAll(/\b(?:app|scope)\.(?:get|post|all)\(\s*[`'](\/[^`':$]*)/g)].map(
        ([, path = '']) => path,
      );
      const isReserved = (path: string) =>
        SHELL_ROUTES.some((route) =>
          route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : route === path,
        );
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => path !== '/' && !isReserved(path))).toEqual([]);
    },
  );
});
