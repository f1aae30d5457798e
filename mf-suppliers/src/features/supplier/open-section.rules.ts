/** Sections of the page that an address can open, as `#delegations` or `?openSection=delegations`. */
export const SECTIONS = [
  'verification',
  'products',
  'certificates',
  'delegations',
  'contents',
  'contact',
  'about',
  'capabilities',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** The section that an address names; the fragment takes precedence over the query. Unknown names are ignored. */
export function sectionOf({ hash, search }: { hash: string; search: string }): SectionId | null {
  const asked = [hash.slice(1), new URLSearchParams(search).get('openSection')];
  return SECTIONS.find((id) => id === asked[0]) ?? SECTIONS.find((id) => id === asked[1]) ?? null;
}
