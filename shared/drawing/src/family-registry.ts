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

/** Every family that this version can draw: the contract's list, without a second copy of its names. */
export const FAMILIES = GROUPS.flatMap(({ families }) => families);

/** Whether this version can draw a family; a record may name a newer one. */
export function isFamily(name: string): name is DrawingFamily {
  return (FAMILIES as readonly string[]).includes(name);
}

/** The module of a family. @throws RangeError when no group has it, and whatever a failed download throws. */
export async function familyModule(family: DrawingFamily): Promise<Family> {
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
