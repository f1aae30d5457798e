import type { SiteConfig } from '@bazaar/contracts/setting';
import type { FastifyBaseLogger } from 'fastify';
import type { PreparedPage } from '../src/document/prepare-page.tsx';
import type { ResolvedComposition } from './composition.rules.ts';
import type { PageTrace } from './tracing/page-trace.ts';
import type { ReadTrace } from './tracing/read-trace.ts';
import type { WholeDocument } from './whole-document.ts';

export interface PageRequest {
  url: URL;
  composition: ResolvedComposition;
  config: SiteConfig;
  traceparent: string;
  /** Where the server hears what becomes of the document; undefined when nobody traces it. */
  trace?: PageTrace | undefined;
  /** Where the renderer tells of the page's requests. */
  readTrace?: ReadTrace | undefined;
  /** The visitor's address; empty for a page that no visitor asked for. */
  clientAddress: string;
  /** The visitor's user agent, by which the services know crawlers. */
  clientAgent?: string | undefined;
  /** Whether the document is kept for other visitors, if it can be. */
  isKept?: boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Hears of a remote before its code runs for this document. */
  onUse?(remote: string): void;
}

interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export type PageResponse = PageRedirect | RenderedPage;

/** A page that is made: as a whole, or while it is sent. */
export type RenderedPage = WholePage | StreamedPage;

interface PageFacts {
  kind: 'page';
  status: number;
  mode: PreparedPage['mode'];
  /** True when the page is without its content because a service does not respond. */
  isWithoutService: boolean;
  /** True when no worker made the page in time, so that this is the frame of its route alone. */
  isFrame?: boolean;
}

export interface WholePage extends PageFacts {
  document: WholeDocument;
  /** False when a part was left to the browser. */
  isComplete: boolean;
}

/** A page that waits for something, or cannot do without a nonce. */
export interface StreamedPage extends PageFacts {
  /** What stands in the text where the visitor's nonce belongs. */
  noncePlaceholder: string;
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

/** Renders in this process, where a page is made while it is sent. */
export type PageStreamer = (request: PageRequest) => Promise<PageRedirect | StreamedPage>;

export function isWhole(page: RenderedPage): page is WholePage {
  return 'document' in page;
}
