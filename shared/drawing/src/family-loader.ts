import type { DrawingFamily } from '@bazaar/contracts';
import { createElement } from 'react';
import type { Family } from './family-registry.ts';
import type * as drawingParts from './parts.ts';

type Parts = typeof drawingParts;

/** A family with what draws it. */
export interface DrawableFamily extends Family {
  readonly Drawn: Parts['Drawn'];
}

interface Request {
  readonly arriving: Promise<DrawableFamily>;
  failedAtMs?: number;
}

const RETRY_AFTER_MS = 10_000;
/** Drawn for a family that this version does not know. */
const UNKNOWN: DrawingFamily = 'name-plate';
const NOTHING: DrawableFamily = {
  draw: () => ({ shapes: [], span: { axis: 'x', from: 0, to: 0 }, focus: [160, 120] }),
  Drawn: () => createElement('g'),
};

const loaded = new Map<string, DrawableFamily>();
const requests = new Map<string, Request>();
let parts: Parts | undefined;
let arrivingParts: Promise<Parts> | undefined;

/** The family if everything that draws it is already loaded, so that it can be drawn at once. */
export function loadedFamily(family: string): DrawableFamily | undefined {
  return parts && loaded.get(parts.isFamily(family) ? family : UNKNOWN);
}

/**
 * Loads what draws a family; route loaders may call it ahead so that a page appears with its drawings. It never
 * rejects: a drawing is not worth a region's error, so a failed load draws nothing and is requested again only
 * after a while. Until then all callers get the same promise, else a waiting render would request it endlessly.
 */
export function loadFamily(family: string): Promise<DrawableFamily> {
  const known = requests.get(family);
  if (known && (known.failedAtMs === undefined || Date.now() - known.failedAtMs < RETRY_AFTER_MS)) {
    return known.arriving;
  }
  const request: Request = {
    arriving: drawable(family).catch((): DrawableFamily => {
      request.failedAtMs = Date.now();
      return NOTHING;
    }),
  };
  requests.set(family, request);
  return request.arriving;
}

async function drawable(name: string): Promise<DrawableFamily> {
  const { isFamily, familyModule, Drawn } = await loadParts();
  const family = isFamily(name) ? name : UNKNOWN;
  const module = { ...(await familyModule(family)), Drawn };
  loaded.set(family, module);
  return module;
}

/** Loads what every family needs. A page whose drawings the server made needs it only once one of them changes. */
export function loadParts(): Promise<Parts> {
  arrivingParts ??= import(/* webpackChunkName: "drawing-parts" */ './parts.ts').then(
    (module) => {
      parts = module;
      return module;
    },
    (error: unknown) => {
      arrivingParts = undefined;
      throw error;
    },
  );
  return arrivingParts;
}

/** Loads every family; a server awaits it once before its first render and is notified when one is missing. */
export async function preloadAllFamilies(): Promise<void> {
  const { FAMILIES } = await loadParts();
  await Promise.all(FAMILIES.map(loadFamily));
  const missing = FAMILIES.filter((family) => !loaded.has(family));
  if (missing.length > 0) {
    throw new Error(
      `These drawing families could not be loaded: ${missing.join(', ')}. Build the package again.`,
    );
  }
}
