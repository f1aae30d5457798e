import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants } from 'node:zlib';

/** How well a document is compressed: the better level takes an eighth of the bytes out, in twice the time. */
export const BROTLI_QUALITY = { once: 3, often: 5 } as const;
/** Beyond this a proxy may refuse the header that names them. */
const MAX_SCRIPTS = 32;
/** Many times the largest page. */
const MAX_TEXT_BYTES = 16 * 1024 * 1024;
/** Characters of a validator's hash: 132 bits. */
const ETAG_LENGTH = 22;
/** What stands before a nonce that is an attribute. */
const BEFORE = ' nonce="';

/**
 * A document that goes to every visitor as the same bytes: its scripts are allowed by their hashes, so that it needs no
 * nonce of its own.
 */
export interface WholeDocument {
  /** Sources of the policy for the scripts in its text, `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** Its validator (RFC 9110 §8.8.3); null for one that is sent once. */
  etag: string | null;
  /** Its text in UTF-8, compressed with brotli. */
  brotli: Promise<Buffer>;
  /** Bytes that it takes: of its text while that is compressed, then of the compressed text. */
  bytes: number;
}

/** How often a document will be sent. */
export type Sent = keyof typeof BROTLI_QUALITY;

/** The text of a whole document before it is compressed. */
export interface WholeText {
  text: string;
  scriptHashes: readonly string[];
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * A rendered text without its nonce; null when the nonce is more than an attribute of scripts and links, so that the
 * text cannot do without. `placeholder` stands where the nonce belongs.
 */
export function withoutNonce(html: string, placeholder: string): WholeText | null {
  const { text, scripts, isBound } = takeApart(html, placeholder);
  return isBound || scripts.length > MAX_SCRIPTS ? null : { text, scriptHashes: scripts.map(sourceOf) };
}

/** Why a text cannot do without its nonce. */
export function whyBound(html: string, placeholder: string): string {
  const { scripts, isBound } = takeApart(html, placeholder);
  return isBound
    ? 'its nonce is more than an attribute of scripts and links'
    : `it has ${scripts.length} inline scripts; ${MAX_SCRIPTS} are allowed`;
}

function takeApart(html: string, placeholder: string) {
  const pieces = html.split(placeholder);
  const last = pieces.length - 1;
  const isAttribute = pieces.every(
    (piece, index) => (index === 0 || piece.startsWith('"')) && (index === last || piece.endsWith(BEFORE)),
  );
  const parts = pieces.map((piece, index) =>
    piece.slice(index === 0 ? 0 : 1, index === last ? undefined : -BEFORE.length),
  );
  const elements = parts.slice(1).map((part, index) => elementAt(parts[index] ?? '', part));
  const scripts = elements.flatMap(({ script }) => (script === null ? [] : [script]));
  const isBound = !isAttribute || elements.some((element) => element.isBound);
  return { text: parts.join(''), scripts, isBound };
}

/** The element whose nonce stands between two parts of a text: the code of an inline script, null for any other. */
function elementAt(before: string, after: string): { script: string | null; isBound: boolean } {
  const attributes = after.slice(0, after.indexOf('>'));
  const tag = before.slice(before.lastIndexOf('<')) + attributes;
  if (!/^<script\b/.test(tag) || /\ssrc=/.test(tag)) {
    // A style's nonce cannot be left out: its text has no hash in the policy.
    return { script: null, isBound: tag.startsWith('<style') };
  }
  const end = after.indexOf('</script>');
  // Without an end before the next nonce, that one is part of the script.
  return end < 0
    ? { script: null, isBound: true }
    : { script: after.slice(attributes.length + 1, end), isBound: false };
}

/** Begins to compress a text, in a thread of the pool. */
export function compressWhole(whole: WholeText, sent: Sent = 'often'): WholeDocument {
  const bytes = Buffer.from(whole.text);
  const brotli = compress(bytes, optionsFor(bytes, sent)).then(ownCopy);
  return { scriptHashes: whole.scriptHashes, etag: etagOf(whole, sent), brotli, bytes: bytes.byteLength };
}

/**
 * When a page was rendered and its data read, which differs in two renderings of the same page: the query cache's own
 * times, and `now`, by which loaders give their pages the time of the rendering.
 */
const TIMES = /"(?:dataUpdatedAt|dehydratedAt)":\d+|"now":"[\d:.TZ-]+"/g;

/**
 * The validator of a document that is sent often: the same for two renderings which differ in nothing but their times.
 * Weak, because their bytes are not the same. The hashes are part of it, because a browser that is told
 * to use its own copy takes over the policy of the answer.
 */
export function etagOf({ text, scriptHashes }: WholeText, sent: Sent): string | null {
  if (sent === 'once') {
    return null;
  }
  const hash = createHash('sha256').update(text.replaceAll(TIMES, '')).update(scriptHashes.join());
  return `W/"${hash.digest('base64url').slice(0, ETAG_LENGTH)}"`;
}

/** Compresses in this thread, which costs less altogether where nobody else waits for it. */
export function compressAtOnce(text: string, sent: Sent): Buffer {
  const bytes = Buffer.from(text);
  return brotliCompressSync(bytes, optionsFor(bytes, sent));
}

function optionsFor({ byteLength }: Buffer, sent: Sent) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[sent], [BROTLI_PARAM_SIZE_HINT]: byteLength } };
}

/** A copy of its own size: compressed or received bytes may be the view on a buffer that is larger. */
export function ownCopy(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes));
}

/** The text of a document, in UTF-8. */
export async function textOf({ brotli }: WholeDocument): Promise<Buffer> {
  return decompress(await brotli, { maxOutputLength: MAX_TEXT_BYTES });
}

/** The source of a policy that allows one inline script or style. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
