import type { SiteConfig } from '@bazaar/contracts/setting';
import type { FastifyBaseLogger } from 'fastify';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { ResolvedComposition } from './composition.rules.ts';

export interface PageRequest {
  url: URL;
  composition: ResolvedComposition;
  config: SiteConfig;
  traceparent: string;
  /** The visitor's address. */
  clientAddress: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Hears of a remote before its code runs for this document. */
  onUse?(remote: string): void;
}

export type PageResponse = { kind: 'redirect'; status: number; location: string } | RenderedPage;

export interface RenderedPage {
  kind: 'page';
  status: number;
  mode: PreparedPage['mode'];
  /** True when the page is without its content because a service does not respond. */
  isWithoutService: boolean;
  /** True when no worker made the page in time, so that this is the frame of its route alone. */
  isFrame?: boolean;
  /** What stands in the text where the visitor's nonce belongs. */
  noncePlaceholder: string;
  /** The whole document comes in one piece, so that it can be compressed at once. */
  isWhole: boolean;
  stream(sink: PageSink): { abort(): void };
}

/** Receives a document's text in order, with the nonce's placeholder in it. */
export interface PageSink {
  write(text: string): void;
  /** `isComplete` is false when a part was left to the browser. */
  end(isComplete: boolean): void;
  /** What comes after the text so far is lost. */
  lose?(): void;
}

/** Responds to an address with a document. */
export type PageRenderer = (request: PageRequest) => Promise<PageResponse>;
