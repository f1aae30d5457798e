import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

/** It is compressed once and sent often, so a better level than that of a document that is sent once pays. */
const BROTLI_QUALITY = 5;

/** What is known of a document besides its text. */
export interface DocumentOrigin {
  /** Stands in the text for each visitor's nonce. */
  placeholder: string;
  releases: readonly string[];
}

/**
 * A whole document that goes to every visitor as the same bytes: its scripts are allowed by their hashes, so that it
 * needs no nonce of its own.
 */
export interface CachedDocument {
  storedAt: number;
  /** What it was made with. */
  releases: readonly string[];
  /** Sources of the policy for the scripts in its text, `'sha256-…'`. */
  scriptHashes: readonly string[];
  /** Its text in UTF-8, compressed with brotli. */
  brotli: Promise<Buffer>;
  /** Bytes that it takes: of its text at first, of the compressed text from then on. */
  bytes: number;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/**
 * Begins to compress a rendered text; null when its nonce is more than an attribute of its scripts and links, so that it
 * cannot do without.
 */
export function cacheDocument(
  html: string,
  { placeholder, releases }: DocumentOrigin,
  storedAt: number,
): CachedDocument | null {
  const attribute = ` nonce="${placeholder}"`;
  const text = html.replaceAll(attribute, '');
  const scripts = inlineScripts(html, attribute);
  const isBound = [text, ...scripts].some((part) => part.includes(placeholder));
  if (isBound || /<style[^>]* nonce=/.test(html)) {
    return null;
  }
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return {
    ...{ storedAt, releases, bytes: bytes.byteLength },
    scriptHashes: scripts.map(sourceOf),
    // A copy of its own size: the result may be the view on a buffer that is larger.
    brotli: compress(bytes, { params }).then((result) => Buffer.from(new Uint8Array(result))),
  };
}

/** The text of a cached document, in UTF-8. */
export async function textOf({ brotli }: CachedDocument): Promise<Buffer> {
  return decompress(await brotli);
}

/** The source of a policy that allows one inline script or style. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The texts of the scripts that have the nonce and no address. */
function inlineScripts(html: string, attribute: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(attribute) && !/\ssrc=/.test(attributes) ? [text] : [],
  );
}
