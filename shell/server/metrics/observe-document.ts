import { nameRoute, spanOf } from '@bazaar/telemetry';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ResolvedComposition } from '../composition.rules.ts';
import { patternOf } from '../page-address.rules.ts';
import type { PageResponse } from '../rendered-page.ts';
import type { ShellServices } from '../shell-services.ts';
import { openPageTrace, type PageTrace } from '../tracing/page-trace.ts';
import type { DocumentOutcome } from './shell-metrics.ts';

const MAX_PATHS = 5_000;

interface Visit {
  request: FastifyRequest;
  services: ShellServices;
  composition: ResolvedComposition;
}

/** Counts a document that is asked for, and names its route in metrics, log and trace. */
export function observeVisit({ request, services, composition }: Visit, { pathname }: URL): void {
  services.served.visit(composition);
  services.metrics.visit(composition);
  const pattern = knownPattern(pathname, composition);
  nameRoute(request, pattern);
  spanOf(request)?.set({
    'bazaar.composition.id': composition.id,
    'bazaar.shell.version': composition.shell,
    ...ownerOf(pattern, composition),
  });
}

/** Counts what became of a document. */
export function countOutcome({ request, services }: Visit, outcome: DocumentOutcome): void {
  services.metrics.countDocument(outcome);
  spanOf(request)?.set({ 'bazaar.document': outcome });
}

/** Waits for a rendering, and counts what became of the document. */
export async function counted(visit: Visit, rendering: Promise<PageResponse>): Promise<PageResponse> {
  try {
    const page = await rendering;
    countOutcome(visit, outcomeOf(page));
    return page;
  } catch (error) {
    countOutcome(visit, 'failed');
    throw error;
  }
}

function outcomeOf(page: PageResponse): DocumentOutcome {
  if (page.kind === 'redirect') {
    return 'redirect';
  }
  if (page.isFrame) {
    return 'frame';
  }
  if (page.isWithoutService) {
    return 'without_service';
  }
  return page.mode === 'client' ? 'client' : 'rendered';
}

/** The trace that a rendering belongs to. */
export function traceFor({ request, services, composition }: Visit): {
  traceparent: string;
  trace: PageTrace | undefined;
} {
  return { traceparent: services.traceOf(request), trace: openPageTrace(composition.id) };
}

const known = new WeakMap<ResolvedComposition, LRUCache<string, string>>();

/** Documents from the cache are too quick to match all routes for each of them. */
function knownPattern(pathname: string, composition: ResolvedComposition): string {
  const patterns = known.get(composition) ?? new LRUCache<string, string>({ max: MAX_PATHS });
  known.set(composition, patterns);
  const pattern = patterns.get(pathname) ?? patternOf(pathname, composition) ?? 'none';
  patterns.set(pathname, pattern);
  return pattern;
}

function ownerOf(pattern: string, { remotes }: ResolvedComposition): Record<string, string> {
  const owner = remotes.find(({ descriptor }) =>
    descriptor.routes.some((route) => route.pattern === pattern),
  );
  return owner
    ? { 'bazaar.remote': owner.descriptor.name, 'bazaar.remote.version': owner.descriptor.version }
    : {};
}
