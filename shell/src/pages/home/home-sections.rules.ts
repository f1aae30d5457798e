import type { SiteConfig } from '@bazaar/contracts/setting';
import {
  homeAdvertisementsSlot,
  homeCategoriesSlot,
  homeNewsSlot,
  homeTypesSlot,
  homeVideosSlot,
  homeWebinarsSlot,
} from '@bazaar/contracts/slots';

/** Kinds of sections that a remote renders, with the number of items that each shows by default. */
const SLOT_OF_KIND = {
  types: { slot: homeTypesSlot.name, take: 5 },
  categories: { slot: homeCategoriesSlot.name, take: 12 },
  advertisements: { slot: homeAdvertisementsSlot.name, take: 6 },
  news: { slot: homeNewsSlot.name, take: 6 },
  webinars: { slot: homeWebinarsSlot.name, take: 4 },
  videos: { slot: homeVideosSlot.name, take: 4 },
} as const;

/** Kinds that the shell renders itself. */
type OwnKind = 'request' | 'howItWorks';

export type SlotKind = keyof typeof SLOT_OF_KIND;

export type HomeSectionView =
  | { kind: SlotKind; slot: string; props: { title: string; take: number } }
  | { kind: OwnKind; title: string };

/** The sections that the home page shows, in the configuration's order; hidden and unknown kinds are omitted. */
export function homeSections(config: SiteConfig): HomeSectionView[] {
  return config.home.sections.flatMap(({ kind, title, hidden, take }): HomeSectionView[] => {
    if (hidden) {
      return [];
    }
    if (isSlotKind(kind)) {
      const { slot, take: usual } = SLOT_OF_KIND[kind];
      return [{ kind, slot, props: { title, take: take ?? usual } }];
    }
    return kind === 'request' || kind === 'howItWorks' ? [{ kind, title }] : [];
  });
}

function isSlotKind(kind: string): kind is SlotKind {
  return Object.hasOwn(SLOT_OF_KIND, kind);
}
