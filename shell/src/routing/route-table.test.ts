import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@bazaar/build';
import * as paths from '@bazaar/contracts/paths';
import { createFakeHost } from '@bazaar/testing';
import { matchRoutes, type RouteObject } from 'react-router';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Composition } from '../boot/boot-data.ts';
import { givenBoot, idleRegistry } from '../remotes/given-remote.fixture.ts';
import { inBrowser } from './remote-route.tsx';
import { createRoutes } from './route-table.tsx';

const ROOT = join(import.meta.dirname, '../../..');

/** A composition of all remotes of the workspace, from what each declares. */
async function realComposition(): Promise<Composition> {
  const files = globSync('mf-*/remote.config.ts', { cwd: ROOT }).sort();
  const configs = await Promise.all(
    files.map(async (file): Promise<RemoteConfig> => {
      const module = await import(pathToFileURL(join(ROOT, file)).href);
      return module.default;
    }),
  );
  return {
    id: 'test',
    remotes: configs.map(({ name, routes, slots }) => givenBoot({ name, routes, slots })),
  };
}

const builder = () => inBrowser({ host: createFakeHost(), registry: idleRegistry() });

let composition: Composition;
let routes: ReturnType<typeof createRoutes>;
beforeAll(async () => {
  composition = await realComposition();
});
beforeEach(() => {
  routes = createRoutes(composition, builder());
});

const answering = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;
const allIds = ({ id = '', children = [] }: RouteObject): string[] => [id, ...children.flatMap(allIds)];
const layoutOf = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route.id);

describe('an address', () => {
  it.each([
    ['/', 'shell:/'],
    ['/users/login', 'shell:/users/login'],
    ['/error', 'shell:/error'],
    ['/error/400', 'shell:/error/400'],
    ['/error/403', 'shell:/error/403'],
    ['/error/404', 'shell:/error/404'],
    ['/error/500', 'shell:/error/500'],
    ['/search/پمپ', 'mf-catalog:/search/:key'],
    ['/faq', 'mf-content:/faq'],
    ['/page/aboutus', 'mf-content:/page/*'],
    ['/profile', 'mf-profile:/profile'],
    ['/profile/favorites', 'mf-profile:/profile/favorites'],
    ['/profile/wallet', 'mf-wallet:/profile/wallet'],
  ])('%s belongs to %s', (path, owner) => {
    expect(answering(path)).toBe(owner);
  });

  it.each([
    ['/contents/label/شیر', 'mf-content:/contents/label/:title'],
    ['/contents/7', 'mf-content:/contents/:contentTypeId'],
    ['/contents/7/چه-پمپی', 'mf-content:/contents/:pageId/*'],
    ['/contents/7/policy', 'mf-content:/contents/:pageId/*'],
    ['/contents/7/a/b', 'mf-content:/contents/:pageId/*'],
    ['/contents/7/supplier/3/title', 'mf-content:/contents/:pageId/supplier/:supplierId/*'],
    ['/category/categoryType/Product', 'mf-catalog:/category/categoryType/:categoryType'],
    ['/category/12/پمپ', 'mf-catalog:/category/:categoryId/*'],
    ['/category/12', 'mf-catalog:/category/:categoryId/*'],
    ['/products/5/پمپ', 'mf-suppliers:/products/:productId/*'],
    ['/supplier/5/نام', 'mf-suppliers:/supplier/:supplierId/*'],
  ])('%s is decided by its literal segments: %s', (path, owner) => {
    expect(answering(path)).toBe(owner);
  });

  it.each(['/a-page-of-its-own', '/deep/er/page', '/profile/unknown', '/supplier', '/users', '/error/9'])(
    '%s that no remote has declared falls to the catch-all of the content',
    (path) => {
      expect(answering(path)).toBe('mf-content:/*');
    },
  );

  it('is the shell’s own 404 when no remote has a catch-all', () => {
    const bare = createRoutes({ id: 'test', remotes: [] }, builder());

    expect(matchRoutes(bare, '/anything')?.at(-1)?.route.id).toBe('shell:/*');
  });
});

describe('a pattern of the contracts', () => {
  it.each(Object.values(paths))(
    '%s is declared by one owner, whose page opens at its addresses',
    (pattern) => {
      const address = pattern.replaceAll(/:\w+/g, '7').replace('*', 'slug');
      const declared = routes.flatMap(allIds).filter((id) => id.endsWith(`:${pattern}`));

      expect(declared).toHaveLength(1);
      expect(answering(address)).toBe(declared[0]);
    },
  );
});

/** Overlapping addresses of the specification, in an order that would be wrong if the first match won. */
const OVERLAPPING = [
  '/*',
  '/contents/:pageId/*',
  '/contents/:contentTypeId',
  '/contents/:pageId/supplier/:supplierId/*',
  '/contents/label/:title',
  '/products/:productId/*',
  '/products/base-product/:baseProductId/*',
  '/products/category/:categoryId/*',
  '/products/category/:categoryId/supplier/:supplierId',
  '/products/search/:categoryType',
  '/supplier/:supplierId/*',
  '/supplier/:supplierId/content-list',
  '/supplier/category/:categoryId/:name',
  '/suppliers/:categoryType',
  '/suppliers/search/:key',
  '/category/:categoryId/*',
  '/category/properties/:categoryId/*',
  '/category/contents/:categoryType/:categoryId/*',
  '/category/categoryType/:categoryType',
] as const;

describe('overlapping addresses of the specification', () => {
  it.each([
    ['/contents/label/شیر', '/contents/label/:title'],
    ['/contents/7', '/contents/:contentTypeId'],
    ['/contents/7/title', '/contents/:pageId/*'],
    ['/contents/7/supplier/3/title', '/contents/:pageId/supplier/:supplierId/*'],
    ['/products/5/pump', '/products/:productId/*'],
    ['/products/search/Product', '/products/search/:categoryType'],
    ['/products/category/5/pumps', '/products/category/:categoryId/*'],
    ['/products/category/5/supplier/3', '/products/category/:categoryId/supplier/:supplierId'],
    ['/products/base-product/5/pump', '/products/base-product/:baseProductId/*'],
    ['/supplier/5/name', '/supplier/:supplierId/*'],
    ['/supplier/5/content-list', '/supplier/:supplierId/content-list'],
    ['/supplier/category/5/pumps', '/supplier/category/:categoryId/:name'],
    ['/suppliers/Product', '/suppliers/:categoryType'],
    ['/suppliers/search/pump', '/suppliers/search/:key'],
    ['/category/5/pumps', '/category/:categoryId/*'],
    ['/category/categoryType/Product', '/category/categoryType/:categoryType'],
    ['/category/properties/5/pumps', '/category/properties/:categoryId/*'],
    ['/category/contents/Product/5/pumps', '/category/contents/:categoryType/:categoryId/*'],
    ['/any/thing/else', '/*'],
  ])('%s is matched by %s', (path, pattern) => {
    const all = OVERLAPPING.map((each) => ({
      pattern: each,
      access: 'public' as const,
      layout: 'main' as const,
      render: 'server' as const,
    }));
    const table = createRoutes(
      { id: 'test', remotes: [givenBoot({ name: 'mf-content', routes: all })] },
      builder(),
    );

    expect(matchRoutes(table, path)?.at(-1)?.route.id).toBe(`mf-content:${pattern}`);
  });
});

describe('a layout', () => {
  it('is the main one, with the profile’s inside it for the profile', () => {
    expect(layoutOf('/faq')?.slice(0, -1)).toEqual(['layout:main', 'boundary:main']);
    expect(layoutOf('/profile/wallet')?.slice(0, -1)).toEqual([
      'layout:main',
      'boundary:main',
      'layout:profile',
    ]);
  });

  it.each(['/users/login', '/error', '/error/400', '/error/403'])('is empty for %s', (path) => {
    expect(layoutOf(path)?.[0]).toBe('layout:empty');
  });

  it.each(['/', '/error/404', '/error/500', '/a-page-of-its-own'])('has header and footer for %s', (path) => {
    expect(layoutOf(path)?.[0]).toBe('layout:main');
  });
});

describe('the table', () => {
  it('gives every route a unique id, so that loader data of server and browser match', () => {
    const ids = routes.flatMap(allIds);

    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
