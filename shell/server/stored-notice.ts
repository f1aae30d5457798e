import { formatClock } from '@bazaar/locale';
import { STORED_NOTICE_ID } from '../src/boot/boot-data.ts';
import type { CachedDocument } from './html-cache.ts';
import { messages } from './messages.ts';

const END = Buffer.from('</body>');

/** In the colours of the design system, below everything, where it covers nothing. */
const STYLE =
  `#${STORED_NOTICE_ID}{padding:12px 16px;text-align:center;font-size:14px;` +
  'color:var(--ink-2,#4a4a4a);background:var(--surface-2,#f3f1ed);border-block-start:1px solid var(--line,#ddd)}';

/**
 * The document with a quiet line at its end that names its time. It stands outside the root, so that hydration finds what
 * was rendered; the browser takes it away with the next page.
 */
export function withStoredNotice(document: CachedDocument): CachedDocument {
  const last = document.parts.at(-1);
  const end = last?.lastIndexOf(END) ?? -1;
  if (!last || end < 0) {
    return document;
  }
  const time = formatClock(new Date(document.storedAt).toISOString());
  const parts = [
    ...document.parts.slice(0, -1),
    Buffer.concat([last.subarray(0, end), Buffer.from('<style nonce="')]),
    Buffer.concat([
      Buffer.from(
        `">${STYLE}</style><p id="${STORED_NOTICE_ID}" role="status">${messages.storedPage(time)}</p>`,
      ),
      last.subarray(end),
    ]),
  ];
  return { ...document, parts };
}
