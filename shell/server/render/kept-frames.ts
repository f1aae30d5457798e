import { brotliDecompressSync } from 'node:zlib';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { LRUCache } from 'lru-cache';
import type { ResolvedComposition } from '../composition.rules.ts';
import { escapeHtml, ROOT_START } from '../document.ts';
import { compositionKey, patternOf, patternsOf } from '../page-address.rules.ts';
import { areInUse, type ReleasesInUse, releasesOf } from '../releases-in-use.rules.ts';
import {
  isWhole,
  type PageResponse,
  type RenderedPage,
  type StreamedPage,
  type WholePage,
} from '../rendered-page.ts';
import { compressWhole, textOf, type WholeText, withoutNonce } from '../whole-document.ts';

/** Compositions and configurations whose frames are kept: those of a manifest, its canaries and the one before. */
const MAX_SETS = 8;
/** Routes without a frame, because a worker was lost meanwhile, are tried again after so long. */
const AGAIN_MS = 30_000;
/** The browser renders a document with this mark anew, because it was made for another address of its route. */
const MARKED_ROOT = ROOT_START.replace('>', ' data-frame>');

interface Frame {
  /** Compressed with brotli. */
  readonly html: Buffer;
  readonly scriptHashes: readonly string[];
  /** The address that it was made for, in the spelling of a document. */
  readonly address: string;
}

interface FrameSet {
  readonly frames: Map<string, Frame>;
  /** What its composition consists of. */
  readonly releases: readonly string[];
  triedAt: number;
  isTried: boolean;
}

/** What documents of one visit depend on besides their address. */
export interface FrameChoice {
  composition: ResolvedComposition;
  config: SiteConfig;
}

export interface KeptFramesOptions {
  publicOrigin: string;
  /** Renders an address without the code of any remote. */
  render(url: URL, choice: FrameChoice): Promise<PageResponse>;
  now(): number;
}

/**
 * The frame of each route, with header and skeleton and without a remote's content, for a visitor whom no worker gives a
 * document in time. They are made while workers are there, one after the other.
 */
export class KeptFrames {
  readonly #options: KeptFramesOptions;
  readonly #sets = new LRUCache<string, FrameSet>({ max: MAX_SETS });
  /** Null until the first manifest was adopted. */
  #inUse: ReleasesInUse | null = null;

  constructor(options: KeptFramesOptions) {
    this.#options = options;
  }

  /** True when those of all visitors so far were made, as far as they could be. */
  get areMade(): boolean {
    const sets = [...this.#sets.values()];
    return sets.length > 0 && sets.every(({ isTried }) => isTried);
  }

  /** The frame of an address's route as a document of its own; null when none was made. */
  of({ url, ...choice }: FrameChoice & { url: URL }, status = 200): WholePage | null {
    const pattern = patternOf(url.pathname, choice.composition);
    const frame = this.#sets.get(keyOf(choice))?.frames.get(pattern ?? '');
    if (!frame) {
      return null;
    }
    const { html, address, scriptHashes } = frame;
    const text = brotliDecompressSync(html)
      .toString()
      .replaceAll(address, () => addressIn(url));
    return {
      ...{ kind: 'page', status, mode: 'client', isWithoutService: false, isFrame: true },
      ...{ document: compressWhole({ text, scriptHashes }, 'once'), isComplete: false },
    };
  }

  /** Drops frames of other compositions, and makes none of those any more. */
  keepOnly(inUse: ReleasesInUse): void {
    this.#inUse = inUse;
    for (const [key, set] of [...this.#sets]) {
      if (!this.#isKept(set)) {
        this.#sets.delete(key);
      }
    }
  }

  /** Has the frames made that are missing; resolves when each was tried, or the composition is no longer in use. */
  async make(choice: FrameChoice): Promise<void> {
    const key = keyOf(choice);
    const known = this.#sets.get(key) ?? newSet(releasesOf(choice.composition));
    if (!this.#isKept(known)) {
      return;
    }
    const missing = patternsOf(choice.composition).filter((pattern) => !known.frames.has(pattern));
    const now = this.#options.now();
    if (missing.length === 0 || now - known.triedAt < AGAIN_MS) {
      return;
    }
    known.triedAt = now;
    this.#sets.set(key, known);
    for (const pattern of missing) {
      const frame = this.#isKept(known) ? await this.#render(pattern, choice).catch(() => null) : null;
      if (frame) {
        known.frames.set(pattern, frame);
      }
    }
    known.isTried = true;
  }

  #isKept({ releases }: FrameSet): boolean {
    return this.#inUse === null || areInUse(releases, this.#inUse);
  }

  async #render(pattern: string, choice: FrameChoice): Promise<Frame | null> {
    const url = new URL(exampleOf(pattern), this.#options.publicOrigin);
    const page = await this.#options.render(url, choice);
    const whole = page.kind === 'page' && page.status === 200 ? await wholeTextOf(page) : null;
    if (!whole) {
      return null;
    }
    const { scriptHashes, brotli } = compressWhole({
      ...whole,
      text: whole.text.replace(ROOT_START, MARKED_ROOT),
    });
    return { html: await brotli, scriptHashes, address: addressIn(url) };
  }
}

function newSet(releases: readonly string[]): FrameSet {
  return { frames: new Map(), releases, triedAt: Number.NEGATIVE_INFINITY, isTried: false };
}

function keyOf({ composition, config }: FrameChoice): string {
  return `${compositionKey(composition)} ${config.version}`;
}

/** An address of a route; no loader reads it. */
function exampleOf(pattern: string): string {
  return pattern.replaceAll(/:\w+\??/g, '1').replace('*', '1');
}

function addressIn({ origin, pathname }: URL): string {
  return `"${escapeHtml(origin + pathname)}"`;
}

/** Null when the document was lost on its way, or cannot do without a nonce. */
async function wholeTextOf(page: RenderedPage): Promise<WholeText | null> {
  if (isWhole(page)) {
    const { scriptHashes } = page.document;
    return { text: (await textOf(page.document)).toString(), scriptHashes };
  }
  const html = await readToEnd(page);
  return html === null ? null : withoutNonce(html, page.noncePlaceholder);
}

function readToEnd(page: StreamedPage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: string[] = [];
    page.stream({
      write: (text) => parts.push(text),
      end: () => resolve(parts.join('')),
      lose: () => resolve(null),
    });
  });
}
