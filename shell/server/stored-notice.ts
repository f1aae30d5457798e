import { formatClock } from '@bazaar/locale';
import { STORED_NOTICE_ID } from '../src/boot/boot-data.ts';
import { ROOT_START } from './document.ts';
import type { CachedDocument } from './html-cache.ts';
import { messages } from './messages.ts';

const ROOT = Buffer.from(ROOT_START);

const STYLE =
  `#${STORED_NOTICE_ID}{padding:8px 16px;text-align:center;color:var(--ink-2);` +
  'background:var(--sunken);border-block-end:1px solid var(--line)}';

/**
 * The document with a quiet line before its root that names its time. Hydration finds the root as it was rendered; the
 * browser takes the line away with the next page.
 */
export function withStoredNotice(document: CachedDocument): CachedDocument {
  const at = document.parts.findIndex((part) => part.includes(ROOT));
  const part = document.parts[at];
  if (!part) {
    return document;
  }
  const start = part.indexOf(ROOT);
  const time = formatClock(new Date(document.storedAt).toISOString());
  const notice = `">${STYLE}</style><p id="${STORED_NOTICE_ID}" role="status">${messages.storedPage(time)}</p>`;
  const parts = document.parts.toSpliced(
    at,
    1,
    Buffer.concat([part.subarray(0, start), Buffer.from('<style nonce="')]),
    Buffer.concat([Buffer.from(notice), part.subarray(start)]),
  );
  return { ...document, parts };
}
