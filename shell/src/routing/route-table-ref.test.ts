import { matchRoutes, type RouteObject } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { routesFor, setRouteTable } from './route-table-ref.ts';

const table: RouteObject[] = [
  {
    id: 'main',
    children: [
      {
        id: 'boundary',
        children: [
          { id: 'home', path: '/' },
          { id: 'product', path: '/products/:id/*' },
          { id: 'search', path: '/products/search/*' },
          { id: 'news', path: '/contents/news' },
          { id: 'profile', children: [{ id: 'messages', path: '/profile/messages' }] },
          { id: 'any', path: '/:country/offers' },
          { id: 'rest', path: '/*' },
        ],
      },
    ],
  },
  { id: 'empty', children: [{ id: 'login', path: '/users/login' }] },
];

const idsIn = (routes: readonly RouteObject[], path: string) =>
  matchRoutes([...routes], path)?.map(({ route }) => route.id);

beforeEach(() => setRouteTable(table));

describe('routesFor', () => {
  it.each([
    '/',
    '/products/7/name',
    '/products/search/%D9%BE%D9%85%D9%BE',
    '/PRODUCTS/7',
    '/%70roducts/7',
    '/%',
    '/contents/news',
    '/contents/7',
    '/profile/messages',
    '/iran/offers',
    '/users/login',
    '/users/login/more',
    'relative',
  ])('matches %s as the whole table does', (path) => {
    expect(idsIn(routesFor(path), path)).toEqual(idsIn(table, path));
  });

  it('leaves out what the path cannot match', () => {
    const paths = JSON.stringify(routesFor('/users/login'));

    expect(paths).toContain('/users/login');
    expect(paths).not.toContain('/products');
  });

  it('follows another table', () => {
    routesFor('/users/login');
    setRouteTable([{ id: 'only', path: '/users/login' }]);

    expect(idsIn(routesFor('/users/login'), '/users/login')).toEqual(['only']);
  });
});
