import { describe, expect, it, vi } from 'vitest';
import { defineRemote } from './define-remote.ts';
import type { Host } from './host.ts';
import { routeId } from './remote-routes.ts';

const host = {} as Host;
const Page = () => null;
const settings = { access: 'public', layout: 'main', render: 'server' } as const;

describe('defineRemote', () => {
  it('gives every route an id of remote and pattern, in the order of the declaration', () => {
    const page = () => Promise.resolve({ Component: Page });
    const remote = defineRemote({
      name: 'mf-content',
      routes: [
        { pattern: '/faq', ...settings, page },
        { pattern: '/*', ...settings, page },
      ],
    });

    const routes = remote.routes(host);

    expect(routes.map(({ id, pattern }) => [id, pattern])).toEqual([
      ['mf-content:/faq', '/faq'],
      ['mf-content:/*', '/*'],
    ]);
    expect(routes[0]?.id).toBe(routeId('mf-content', '/faq'));
  });

  it('loads a page with the host when its route is loaded, and not before', async () => {
    const page = vi.fn(() => Promise.resolve({ Component: Page }));
    const [route] = defineRemote({
      name: 'mf-content',
      routes: [{ pattern: '/faq', ...settings, page }],
    }).routes(host);

    expect(page).not.toHaveBeenCalled();
    expect((await route?.load())?.Component).toBe(Page);
    expect(page).toHaveBeenCalledExactlyOnceWith(host);
  });

  it('provides the slots by name', () => {
    const widget = () => Promise.resolve({ Component: Page });

    const { slots } = defineRemote({
      name: 'mf-content',
      routes: [],
      slots: [{ name: 'home.news', render: 'server', access: 'any', widget }],
    });

    expect(slots).toEqual({ 'home.news': widget });
  });

  it('keeps the name and `listen`', () => {
    const listen = () => () => undefined;

    expect(defineRemote({ name: 'mf-wallet', routes: [], listen })).toMatchObject({
      name: 'mf-wallet',
      listen,
    });
  });
});
