import type { DrawingFamily } from '@bazaar/contracts';
import type { Scene, Thing } from './kit.ts';
import type { SeededRandom } from './seeded-random.ts';

/** The module of a family. */
export interface Family {
  readonly draw: (random: SeededRandom, thing: Thing) => Scene;
  /** What it can show, the usual form first; left out when there is only one. */
  readonly forms?: readonly string[];
  /** The smallest and the largest count that it draws; left out when it counts nothing. */
  readonly counts?: readonly [least: number, most: number];
}

interface Group {
  readonly load: () => Promise<{ readonly modules: Readonly<Partial<Record<DrawingFamily, Family>>> }>;
  readonly families: readonly DrawingFamily[];
}

/** The families of each chunk. Imports are written out one by one: bundlers create a chunk for each literal one. */
const GROUPS: readonly Group[] = [
  {
    load: () => import(/* webpackChunkName: "drawing-fluid" */ './groups/fluid.ts'),
    families: [
      'aodd',
      'apip',
      'ball',
      'booster',
      'butterfly',
      'cylinder',
      'gearpump',
      'mono',
      'multi',
      'pump',
    ],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-drive" */ './groups/drive.ts'),
    families: ['bearing', 'cable', 'drill', 'gas', 'gearbox', 'motor', 'panel', 'plc'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-stock" */ './groups/stock.ts'),
    families: ['brick', 'coil', 'doc', 'drum', 'fea', 'gantt', 'granule', 'steel'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-works" */ './groups/works.ts'),
    families: [
      'crane',
      'crusher',
      'heat',
      'inspect',
      'laser',
      'lathe',
      'mold',
      'shed',
      'ship',
      'spray',
      'weld',
    ],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-power" */ './groups/power.ts'),
    families: ['air-breaker', 'drive', 'dry-transformer', 'genset'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-pressure" */ './groups/pressure.ts'),
    families: ['air-receiver', 'cylinder-bank', 'hydraulic-valve', 'iso-cylinder'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-mine" */ './groups/mine.ts'),
    families: ['ball-mill', 'button-bit', 'drill-rig', 'magnetic-separator'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-alarm" */ './groups/alarm.ts'),
    families: ['beacon', 'extinguisher', 'fire-panel', 'fixed-detector', 'helmet'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-profile" */ './groups/profile.ts'),
    families: ['beam', 'cathode', 'corrugated-sheet', 'hollow-section', 'membrane-roll'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-joint" */ './groups/joint.ts'),
    families: ['bolt', 'cartridge', 'gear-coupling', 'jaw-coupling', 'mechanical-seal'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-gauge" */ './groups/gauge.ts'),
    families: ['caliper', 'controller', 'magnetic-flowmeter', 'micrometer'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-pack" */ './groups/pack.ts'),
    families: ['carton', 'pail', 'pillow-packer', 'sack', 'shrink-tunnel'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-ore" */ './groups/ore.ts'),
    families: ['concentrate', 'mixer-truck', 'ore-pile', 'pellets', 'vibrating-screen'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-pipework" */ './groups/pipework.ts'),
    families: ['control-valve', 'elbow', 'flange', 'hose', 'hose-coil'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-plant" */ './groups/plant.ts'),
    families: ['conveyor', 'granulator', 'injection-machine'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-cutting" */ './groups/cutting.ts'),
    families: ['electrode', 'end-mill', 'grinder', 'insert'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-shop" */ './groups/shop.ts'),
    families: ['mill', 'press', 'shear', 'welder'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-current" */ './groups/current.ts'),
    families: ['name-plate', 'oil-transformer', 'smoke-detector', 'ups'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-link" */ './groups/link.ts'),
    families: ['nut', 'roller-chain', 'tapered-bearing', 'v-belt'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-machine" */ './groups/machine.ts'),
    families: ['packing', 'pipe', 'piston-compressor', 'plate-exchanger', 'screw-compressor'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-sense" */ './groups/sense.ts'),
    families: ['photo-sensor', 'proximity-sensor', 'thermocouple', 'transmitter'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-turn" */ './groups/turn.ts'),
    families: ['piston-pump', 'pneumatic-valve', 'servo', 'worm-gearbox'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-bars" */ './groups/bars.ts'),
    families: ['plate', 'rebar', 'round-bar', 'steel-block', 'steel-frame'],
  },
  {
    load: () => import(/* webpackChunkName: "drawing-board" */ './groups/board.ts'),
    families: ['sandwich-panel', 'shoe', 'sign', 'wool-board'],
  },
];

/** The contract's list, without a second copy of its names in every page. */
const FAMILIES = GROUPS.flatMap(({ families }) => families);

/** Whether this version can draw a family; a record may name a newer one. */
export function isFamily(name: string): name is DrawingFamily {
  return (FAMILIES as readonly string[]).includes(name);
}

interface Request {
  readonly arriving: Promise<Family>;
  failedAtMs?: number;
}

const RETRY_AFTER_MS = 10_000;
const EMPTY: Scene = { shapes: [], span: { axis: 'x', from: 0, to: 0 }, focus: [160, 120] };

const loaded = new Map<DrawingFamily, Family>();
const requests = new Map<DrawingFamily, Request>();

/** The family if its module is already loaded, so that it can be drawn at once. */
export function loadedFamily(family: DrawingFamily): Family | undefined {
  return loaded.get(family);
}

/**
 * Loads a family's module; route loaders may call it ahead so that a page appears with its drawings. It never
 * rejects: a drawing is not worth a region's error, so a failed load draws nothing and is requested again only
 * after a while. Until then all callers get the same promise, else a waiting render would request it endlessly.
 */
export function loadFamily(family: DrawingFamily): Promise<Family> {
  const known = requests.get(family);
  if (known && (known.failedAtMs === undefined || Date.now() - known.failedAtMs < RETRY_AFTER_MS)) {
    return known.arriving;
  }
  const request: Request = {
    arriving: moduleOf(family).then(
      (module) => {
        loaded.set(family, module);
        return module;
      },
      (): Family => {
        request.failedAtMs = Date.now();
        return { draw: () => EMPTY };
      },
    ),
  };
  requests.set(family, request);
  return request.arriving;
}

async function moduleOf(family: DrawingFamily): Promise<Family> {
  const group = GROUPS.find(({ families }) => families.includes(family));
  const module = (await group?.load())?.modules[family];
  if (module === undefined) {
    throw new RangeError(`No group has the drawing family ${family}.`);
  }
  return module;
}

/** The thing as the family can draw it: a form that it does not know is the usual one, another count is left out. */
export function thingOf(
  { forms = [''], counts }: Family,
  { form, count }: { readonly form?: string | undefined; readonly count?: number | undefined },
): Thing {
  const isDrawn = counts !== undefined && count !== undefined && count >= counts[0] && count <= counts[1];
  return {
    form: form !== undefined && forms.includes(form) ? form : (forms[0] ?? ''),
    count: isDrawn ? count : undefined,
  };
}

/** Loads every family; a server awaits it once before its first render and is notified when one is missing. */
export async function preloadAllFamilies(): Promise<void> {
  await Promise.all(FAMILIES.map(loadFamily));
  const missing = FAMILIES.filter((family) => !loaded.has(family));
  if (missing.length > 0) {
    throw new Error(
      `These drawing families could not be loaded: ${missing.join(', ')}. Build the package again.`,
    );
  }
}
