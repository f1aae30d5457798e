import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { LRUCache } from 'lru-cache';
import type { ResolvedComposition } from '../composition.rules.ts';
import { escapeHtml, ROOT_START } from '../document.ts';
import { compositionKey, patternOf, patternsOf } from '../page-address.rules.ts';
import { areInUse, type ReleasesInUse, releasesOf } from '../releases-in-use.rules.ts';
import type { PageResponse, RenderedPage } from '../rendered-page.ts';
import { wholePage } from './render-job.ts';

/** Compositions and configurations whose frames are kept: those of a manifest, its canaries and the one before. */
const MAX_SETS = 8;
/** Routes without a frame, because a worker was lost meanwhile, are tried again after so long. */
const AGAIN_MS = 30_000;
/** All frames are made anew for each composition: the best quality leaves a tenth of the bytes out, in forty times the time. */
const BROTLI_QUALITY = 5;
/** The browser renders a document with this mark anew, because it was made for another address of its route. */
const MARKED_ROOT = ROOT_START.replace('>', ' data-frame>');

const compressBrotli = promisify(brotliCompress);

interface Frame {
  readonly html: Buffer;
  readonly noncePlaceholder: string;
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
  of({ url, ...choice }: FrameChoice & { url: URL }, status = 200): RenderedPage | null {
    const pattern = patternOf(url.pathname, choice.composition);
    const frame = this.#sets.get(keyOf(choice))?.frames.get(pattern ?? '');
    if (!frame) {
      return null;
    }
    const { address, noncePlaceholder } = frame;
    const text = brotliDecompressSync(frame.html)
      .toString()
      .replaceAll(address, () => addressIn(url));
    const page = wholePage(
      { status, mode: 'client', isWithoutService: false },
      { text, isComplete: false, noncePlaceholder },
    );
    return { ...page, isFrame: true };
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
    const html = page.kind === 'page' && page.status === 200 ? await textOf(page) : null;
    if (page.kind !== 'page' || html === null) {
      return null;
    }
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return {
      // In a thread of the pool: visitors do not wait for it.
      html: await compressBrotli(html.replace(ROOT_START, MARKED_ROOT), { params }),
      noncePlaceholder: page.noncePlaceholder,
      address: addressIn(url),
    };
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

/** Null when the document was lost on its way. */
function textOf(page: RenderedPage): Promise<string | null> {
  return new Promise((resolve) => {
    const parts: string[] = [];
    page.stream({
      write: (text) => parts.push(text),
      end: () => resolve(parts.join('')),
      lose: () => resolve(null),
    });
  });
}
