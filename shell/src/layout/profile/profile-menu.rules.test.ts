import { describe, expect, it } from 'vitest';
import type { Composition, RemoteBoot } from '../../boot/boot-data.ts';
import { profileMenuOf, selectedKeyOf } from './profile-menu.rules.ts';

const version = { version: '1.0.0', container: 'x', base: '/_r/', entry: 'remoteEntry.js', integrity: '' };
const page = (
  pattern: string,
  menu?: RemoteBoot['routes'][number]['menu'],
  layout: 'profile' | 'main' = 'profile',
) => ({ pattern, access: 'session' as const, layout, render: 'client' as const, ...(menu && { menu }) });
const remote = (name: RemoteBoot['name'], ...routes: RemoteBoot['routes']): RemoteBoot => ({
  name,
  current: version,
  previous: null,
  routes,
  slots: [],
});
const entry = (title: string, ordinal: number, href?: string) => ({
  title,
  icon: 'note',
  ordinal,
  ...(href && { href }),
});

const composition: Composition = {
  id: 'test',
  remotes: [
    remote(
      'mf-profile',
      page('/profile/notes/:type', {
        key: 'Notes',
        entry: entry('یادداشت‌ها', 30, '/profile/notes/Supplier'),
      }),
      page('/profile', { key: 'Home', entry: entry('پیشخوان', 10) }),
      page('/profile/directorder', { key: 'Requests', entry: entry('درخواست‌ها', 20) }),
      page('/profile/directorderinfo/:id', { key: 'Requests' }),
      page('/profile/unplaced'),
    ),
    remote(
      'mf-wallet',
      page('/profile/wallet', { key: 'Wallet', entry: entry('کیف پول', 25) }),
      page('/help', { key: 'Help', entry: entry('راهنما', 1) }, 'main'),
    ),
  ],
};
const menu = profileMenuOf(composition);

describe('profileMenuOf', () => {
  it('lists the entries of all remotes by their ordinals, those of profile pages alone', () => {
    expect(menu.entries.map(({ title, href }) => [title, href])).toEqual([
      ['پیشخوان', '/profile'],
      ['درخواست‌ها', '/profile/directorder'],
      ['کیف پول', '/profile/wallet'],
      ['یادداشت‌ها', '/profile/notes/Supplier'],
    ]);
  });

  it('is empty when no remote has a page', () => {
    expect(profileMenuOf({ id: 'test', remotes: [] })).toEqual({ entries: [], places: [] });
  });
});

describe('selectedKeyOf', () => {
  it.each([
    ['/profile', 'Home'],
    ['/profile/directorder', 'Requests'],
    ['/profile/directorderinfo/7', 'Requests'],
    ['/profile/notes/Content', 'Notes'],
    ['/profile/unplaced', 'Home'],
    ['/profile/nowhere', 'Home'],
  ])('selects for %s the entry %s', (pathname, key) => {
    expect(selectedKeyOf(menu, pathname)).toBe(key);
  });
});
