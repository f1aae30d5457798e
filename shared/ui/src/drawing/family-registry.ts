import type { Dice } from './dice.ts';
import { FAMILIES, type Family } from './family-names.ts';
import type { Scene } from './kit.ts';

export type DrawFamily = (dice: Dice) => Scene;

/** Written out one by one: bundlers make a chunk of each literal import. */
const LOADERS: Readonly<Record<Family, () => Promise<{ readonly draw: DrawFamily }>>> = {
  pump: () => import('./families/pump.ts'),
  mono: () => import('./families/mono.ts'),
  multi: () => import('./families/multi.ts'),
  gearpump: () => import('./families/gearpump.ts'),
  ball: () => import('./families/ball.ts'),
  butterfly: () => import('./families/butterfly.ts'),
  motor: () => import('./families/motor.ts'),
  bearing: () => import('./families/bearing.ts'),
  gearbox: () => import('./families/gearbox.ts'),
  cable: () => import('./families/cable.ts'),
  plc: () => import('./families/plc.ts'),
  cylinder: () => import('./families/cylinder.ts'),
  steel: () => import('./families/steel.ts'),
  doc: () => import('./families/doc.ts'),
  coil: () => import('./families/coil.ts'),
  drum: () => import('./families/drum.ts'),
  granule: () => import('./families/granule.ts'),
  lathe: () => import('./families/lathe.ts'),
  weld: () => import('./families/weld.ts'),
  shed: () => import('./families/shed.ts'),
  crane: () => import('./families/crane.ts'),
  ship: () => import('./families/ship.ts'),
  gas: () => import('./families/gas.ts'),
  drill: () => import('./families/drill.ts'),
  brick: () => import('./families/brick.ts'),
  crusher: () => import('./families/crusher.ts'),
  panel: () => import('./families/panel.ts'),
  fea: () => import('./families/fea.ts'),
  gantt: () => import('./families/gantt.ts'),
  laser: () => import('./families/laser.ts'),
  mold: () => import('./families/mold.ts'),
  inspect: () => import('./families/inspect.ts'),
  heat: () => import('./families/heat.ts'),
  spray: () => import('./families/spray.ts'),
  aodd: () => import('./families/aodd.ts'),
  apip: () => import('./families/apip.ts'),
  booster: () => import('./families/booster.ts'),
};

interface Request {
  readonly arriving: Promise<DrawFamily>;
  failedAtMs?: number;
}

const RETRY_AFTER_MS = 10_000;
const EMPTY: Scene = { shapes: [], span: { axis: 'x', from: 0, to: 0 }, focus: [160, 120] };

const loaded = new Map<Family, DrawFamily>();
const requests = new Map<Family, Request>();

/** The family if its module is already here, so that it can be drawn at once. */
export function loadedFamily(family: Family): DrawFamily | undefined {
  return loaded.get(family);
}

/**
 * Loads a family's module; route loaders may call it ahead so that a page appears with its drawings.
 * It never rejects: a drawing is not worth a region's error, so a failed load draws nothing and is asked again
 * only after a while. Until then everyone gets the same promise, else a waiting render would ask for ever.
 */
export function loadFamily(family: Family): Promise<DrawFamily> {
  const known = requests.get(family);
  if (known && (known.failedAtMs === undefined || Date.now() - known.failedAtMs < RETRY_AFTER_MS)) {
    return known.arriving;
  }
  const request: Request = {
    arriving: LOADERS[family]().then(
      ({ draw }) => {
        loaded.set(family, draw);
        return draw;
      },
      (): DrawFamily => {
        request.failedAtMs = Date.now();
        return () => EMPTY;
      },
    ),
  };
  requests.set(family, request);
  return request.arriving;
}

/** Makes every family ready; a server awaits it once before its first render and is told when one is missing. */
export async function preloadAllFamilies(): Promise<void> {
  await Promise.all(FAMILIES.map(loadFamily));
  const missing = FAMILIES.filter((family) => !loaded.has(family));
  if (missing.length > 0) {
    throw new Error(
      `These drawing families could not be loaded: ${missing.join(', ')}. Build the package again.`,
    );
  }
}
