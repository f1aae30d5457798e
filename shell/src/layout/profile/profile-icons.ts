import {
  mdiAccountOutline,
  mdiBriefcaseOutline,
  mdiCircleMedium,
  mdiCommentOutline,
  mdiFactory,
  mdiFileDocumentOutline,
  mdiHeartOutline,
  mdiHistory,
  mdiMapMarkerOutline,
  mdiMessageTextOutline,
  mdiNoteOutline,
  mdiViewDashboardOutline,
  mdiWalletOutline,
} from '@mdi/js';

/** The icons that a remote may name in its entries of the profile's menu. */
const ICONS: Readonly<Record<string, string>> = {
  dashboard: mdiViewDashboardOutline,
  request: mdiFileDocumentOutline,
  message: mdiMessageTextOutline,
  factory: mdiFactory,
  wallet: mdiWalletOutline,
  favorite: mdiHeartOutline,
  note: mdiNoteOutline,
  history: mdiHistory,
  comment: mdiCommentOutline,
  place: mdiMapMarkerOutline,
  person: mdiAccountOutline,
  business: mdiBriefcaseOutline,
};

/** The icon of a name; a plain one for a name that this shell does not know. */
export function profileIcon(name: string): string {
  return ICONS[name] ?? mdiCircleMedium;
}
