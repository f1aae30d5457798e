import type { ProfileMenuPlace } from '@bazaar/contracts/platform';
import { matchPath } from 'react-router';
import type { Composition } from '../../boot/boot-data.ts';

/** The entry that is selected on pages without a place in the menu (specification §7). */
export const DEFAULT_KEY = 'Home';

/** One link of the profile's menu. */
export interface ProfileMenuEntry {
  readonly key: string;
  readonly title: string;
  readonly icon: string;
  readonly href: string;
}

export interface ProfileMenuModel {
  readonly entries: readonly ProfileMenuEntry[];
  /** The entry that each page belongs to. */
  readonly places: readonly { readonly pattern: string; readonly key: string }[];
}

/** The profile's menu from the descriptors of this visit's remotes, in the order of their ordinals. */
export function profileMenuOf({ remotes }: Composition): ProfileMenuModel {
  const placed = remotes.flatMap(({ routes }) =>
    routes.flatMap(({ pattern, layout, menu }) =>
      menu !== undefined && layout === 'profile' ? [{ pattern, menu }] : [],
    ),
  );
  return {
    places: placed.map(({ pattern, menu }) => ({ pattern, key: menu.key })),
    entries: placed
      .flatMap(({ pattern, menu: { key, entry } }) => (entry ? [{ pattern, key, entry }] : []))
      .sort((one, other) => one.entry.ordinal - other.entry.ordinal)
      .map(({ pattern, key, entry }) => linkOf(pattern, key, entry)),
  };
}

function linkOf(
  pattern: string,
  key: string,
  { title, icon, href }: NonNullable<ProfileMenuPlace['entry']>,
): ProfileMenuEntry {
  return { key, title, icon, href: href ?? pattern };
}

/** The selected entry of the menu while this address is shown. */
export function selectedKeyOf({ places }: ProfileMenuModel, pathname: string): string {
  return places.find(({ pattern }) => matchPath(pattern, pathname) !== null)?.key ?? DEFAULT_KEY;
}
