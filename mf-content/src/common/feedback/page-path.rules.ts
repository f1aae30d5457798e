import { FeedbackLetter } from '@bazaar/contracts/content';

/** The path of this site that an address names as the subject of a letter; null for anything else. */
export function pagePathOf(about: string | null): string | null {
  const parsed = FeedbackLetter.shape.pagePath.safeParse(about ?? undefined);
  return parsed.success ? (parsed.data ?? null) : null;
}

/** A path with its Persian letters. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
