import { normalizeFa } from '@bazaar/locale';
import sanitizeHtml from 'sanitize-html';

/**
 * Characters that `normalizeFa` does not remove: C1 controls, line separators, soft hyphens, fillers, and the
 * invisible tags.
 */
const UNSEEN = /[\u0080-\u009F\u00AD\u115F\u1160\u180E\u2028\u2029\u3164\uFFA0\u{E0000}-\u{E007F}]|\u034F/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/**
 * Text in its stored form: no control characters, no direction marks, letters and digits of one script, at most one
 * empty line in a row.
 */
export function storedText(source: string): string {
  const lines = normalizeFa(source.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSEEN, ''))
    .split('\n')
    .map((line) => line.replace(/[\t ]+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, for titles and names. */
export function storedLine(source: string): string {
  return storedText(source).replace(/\s+/g, ' ');
}

/** The plain text of what a reader sent: tags and the content of scripts removed, entities resolved once. */
export function plainText(source: string): string {
  const escaped = sanitizeHtml(source, { allowedTags: [], allowedAttributes: {} });
  return storedText(escaped.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity));
}
