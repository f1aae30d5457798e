import { describe, expect, it } from 'vitest';
import { defineRoutes, routeId } from './remote-routes.ts';

const Page = () => null;
const page = () => Promise.resolve({ Component: Page });

describe('defineRoutes', () => {
  it('keeps the order of the table, and gives every address an id that names its remote', () => {
    const routes = defineRoutes('mf-content', { '/faq': page, '/:slug': page });

    expect(routes).toEqual([
      { id: 'mf-content:/faq', pattern: '/faq', load: page },
      { id: 'mf-content:/:slug', pattern: '/:slug', load: page },
    ]);
    expect(routes[0]?.id).toBe(routeId('mf-content', '/faq'));
  });
});
