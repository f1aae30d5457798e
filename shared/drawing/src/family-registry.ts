import { DRAWING_FAMILIES, type DrawingFamily } from '@bazaar/contracts';
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

/** Written out one by one: bundlers create a chunk for each literal import. */
const LOADERS: Readonly<Record<DrawingFamily, () => Promise<Family>>> = {
  pump: () => import(/* webpackChunkName: "drawing-fluid" */ './families/pump.ts'),
  mono: () => import(/* webpackChunkName: "drawing-fluid" */ './families/mono.ts'),
  multi: () => import(/* webpackChunkName: "drawing-fluid" */ './families/multi.ts'),
  gearpump: () => import(/* webpackChunkName: "drawing-fluid" */ './families/gearpump.ts'),
  ball: () => import(/* webpackChunkName: "drawing-fluid" */ './families/ball.ts'),
  butterfly: () => import(/* webpackChunkName: "drawing-fluid" */ './families/butterfly.ts'),
  motor: () => import(/* webpackChunkName: "drawing-drive" */ './families/motor.ts'),
  bearing: () => import(/* webpackChunkName: "drawing-drive" */ './families/bearing.ts'),
  gearbox: () => import(/* webpackChunkName: "drawing-drive" */ './families/gearbox.ts'),
  cable: () => import(/* webpackChunkName: "drawing-drive" */ './families/cable.ts'),
  plc: () => import(/* webpackChunkName: "drawing-drive" */ './families/plc.ts'),
  cylinder: () => import(/* webpackChunkName: "drawing-fluid" */ './families/cylinder.ts'),
  steel: () => import(/* webpackChunkName: "drawing-stock" */ './families/steel.ts'),
  doc: () => import(/* webpackChunkName: "drawing-stock" */ './families/doc.ts'),
  coil: () => import(/* webpackChunkName: "drawing-stock" */ './families/coil.ts'),
  drum: () => import(/* webpackChunkName: "drawing-stock" */ './families/drum.ts'),
  granule: () => import(/* webpackChunkName: "drawing-stock" */ './families/granule.ts'),
  lathe: () => import(/* webpackChunkName: "drawing-works" */ './families/lathe.ts'),
  weld: () => import(/* webpackChunkName: "drawing-works" */ './families/weld.ts'),
  shed: () => import(/* webpackChunkName: "drawing-works" */ './families/shed.ts'),
  crane: () => import(/* webpackChunkName: "drawing-works" */ './families/crane.ts'),
  ship: () => import(/* webpackChunkName: "drawing-works" */ './families/ship.ts'),
  gas: () => import(/* webpackChunkName: "drawing-drive" */ './families/gas.ts'),
  drill: () => import(/* webpackChunkName: "drawing-drive" */ './families/drill.ts'),
  brick: () => import(/* webpackChunkName: "drawing-stock" */ './families/brick.ts'),
  crusher: () => import(/* webpackChunkName: "drawing-works" */ './families/crusher.ts'),
  panel: () => import(/* webpackChunkName: "drawing-drive" */ './families/panel.ts'),
  fea: () => import(/* webpackChunkName: "drawing-stock" */ './families/fea.ts'),
  gantt: () => import(/* webpackChunkName: "drawing-stock" */ './families/gantt.ts'),
  laser: () => import(/* webpackChunkName: "drawing-works" */ './families/laser.ts'),
  mold: () => import(/* webpackChunkName: "drawing-works" */ './families/mold.ts'),
  inspect: () => import(/* webpackChunkName: "drawing-works" */ './families/inspect.ts'),
  heat: () => import(/* webpackChunkName: "drawing-works" */ './families/heat.ts'),
  spray: () => import(/* webpackChunkName: "drawing-works" */ './families/spray.ts'),
  aodd: () => import(/* webpackChunkName: "drawing-fluid" */ './families/aodd.ts'),
  apip: () => import(/* webpackChunkName: "drawing-fluid" */ './families/apip.ts'),
  booster: () => import(/* webpackChunkName: "drawing-fluid" */ './families/booster.ts'),
  'air-breaker': () => import(/* webpackChunkName: "drawing-power" */ './families/air-breaker.ts'),
  'air-receiver': () => import(/* webpackChunkName: "drawing-pressure" */ './families/air-receiver.ts'),
  'ball-mill': () => import(/* webpackChunkName: "drawing-mine" */ './families/ball-mill.ts'),
  beacon: () => import(/* webpackChunkName: "drawing-alarm" */ './families/beacon.ts'),
  beam: () => import(/* webpackChunkName: "drawing-profile" */ './families/beam.ts'),
  bolt: () => import(/* webpackChunkName: "drawing-joint" */ './families/bolt.ts'),
  'button-bit': () => import(/* webpackChunkName: "drawing-mine" */ './families/button-bit.ts'),
  caliper: () => import(/* webpackChunkName: "drawing-gauge" */ './families/caliper.ts'),
  carton: () => import(/* webpackChunkName: "drawing-pack" */ './families/carton.ts'),
  cartridge: () => import(/* webpackChunkName: "drawing-joint" */ './families/cartridge.ts'),
  cathode: () => import(/* webpackChunkName: "drawing-profile" */ './families/cathode.ts'),
  concentrate: () => import(/* webpackChunkName: "drawing-ore" */ './families/concentrate.ts'),
  'control-valve': () => import(/* webpackChunkName: "drawing-pipework" */ './families/control-valve.ts'),
  controller: () => import(/* webpackChunkName: "drawing-gauge" */ './families/controller.ts'),
  conveyor: () => import(/* webpackChunkName: "drawing-plant" */ './families/conveyor.ts'),
  'corrugated-sheet': () =>
    import(/* webpackChunkName: "drawing-profile" */ './families/corrugated-sheet.ts'),
  'cylinder-bank': () => import(/* webpackChunkName: "drawing-pressure" */ './families/cylinder-bank.ts'),
  'drill-rig': () => import(/* webpackChunkName: "drawing-mine" */ './families/drill-rig.ts'),
  drive: () => import(/* webpackChunkName: "drawing-power" */ './families/drive.ts'),
  'dry-transformer': () => import(/* webpackChunkName: "drawing-power" */ './families/dry-transformer.ts'),
  elbow: () => import(/* webpackChunkName: "drawing-pipework" */ './families/elbow.ts'),
  electrode: () => import(/* webpackChunkName: "drawing-cutting" */ './families/electrode.ts'),
  'end-mill': () => import(/* webpackChunkName: "drawing-cutting" */ './families/end-mill.ts'),
  extinguisher: () => import(/* webpackChunkName: "drawing-alarm" */ './families/extinguisher.ts'),
  'fire-panel': () => import(/* webpackChunkName: "drawing-alarm" */ './families/fire-panel.ts'),
  'fixed-detector': () => import(/* webpackChunkName: "drawing-alarm" */ './families/fixed-detector.ts'),
  flange: () => import(/* webpackChunkName: "drawing-pipework" */ './families/flange.ts'),
  'gear-coupling': () => import(/* webpackChunkName: "drawing-joint" */ './families/gear-coupling.ts'),
  genset: () => import(/* webpackChunkName: "drawing-power" */ './families/genset.ts'),
  granulator: () => import(/* webpackChunkName: "drawing-plant" */ './families/granulator.ts'),
  grinder: () => import(/* webpackChunkName: "drawing-cutting" */ './families/grinder.ts'),
  helmet: () => import(/* webpackChunkName: "drawing-alarm" */ './families/helmet.ts'),
  'hollow-section': () => import(/* webpackChunkName: "drawing-profile" */ './families/hollow-section.ts'),
  hose: () => import(/* webpackChunkName: "drawing-pipework" */ './families/hose.ts'),
  'hose-coil': () => import(/* webpackChunkName: "drawing-pipework" */ './families/hose-coil.ts'),
  'hydraulic-valve': () => import(/* webpackChunkName: "drawing-pressure" */ './families/hydraulic-valve.ts'),
  'injection-machine': () =>
    import(/* webpackChunkName: "drawing-plant" */ './families/injection-machine.ts'),
  insert: () => import(/* webpackChunkName: "drawing-cutting" */ './families/insert.ts'),
  'iso-cylinder': () => import(/* webpackChunkName: "drawing-pressure" */ './families/iso-cylinder.ts'),
  'jaw-coupling': () => import(/* webpackChunkName: "drawing-joint" */ './families/jaw-coupling.ts'),
  'magnetic-flowmeter': () =>
    import(/* webpackChunkName: "drawing-gauge" */ './families/magnetic-flowmeter.ts'),
  'magnetic-separator': () =>
    import(/* webpackChunkName: "drawing-mine" */ './families/magnetic-separator.ts'),
  'mechanical-seal': () => import(/* webpackChunkName: "drawing-joint" */ './families/mechanical-seal.ts'),
  'membrane-roll': () => import(/* webpackChunkName: "drawing-profile" */ './families/membrane-roll.ts'),
  micrometer: () => import(/* webpackChunkName: "drawing-gauge" */ './families/micrometer.ts'),
  mill: () => import(/* webpackChunkName: "drawing-shop" */ './families/mill.ts'),
  'mixer-truck': () => import(/* webpackChunkName: "drawing-ore" */ './families/mixer-truck.ts'),
  'name-plate': () => import(/* webpackChunkName: "drawing-current" */ './families/name-plate.ts'),
  nut: () => import(/* webpackChunkName: "drawing-link" */ './families/nut.ts'),
  'oil-transformer': () => import(/* webpackChunkName: "drawing-current" */ './families/oil-transformer.ts'),
  'ore-pile': () => import(/* webpackChunkName: "drawing-ore" */ './families/ore-pile.ts'),
  packing: () => import(/* webpackChunkName: "drawing-machine" */ './families/packing.ts'),
  pail: () => import(/* webpackChunkName: "drawing-pack" */ './families/pail.ts'),
  pellets: () => import(/* webpackChunkName: "drawing-ore" */ './families/pellets.ts'),
  'photo-sensor': () => import(/* webpackChunkName: "drawing-sense" */ './families/photo-sensor.ts'),
  'pillow-packer': () => import(/* webpackChunkName: "drawing-pack" */ './families/pillow-packer.ts'),
  pipe: () => import(/* webpackChunkName: "drawing-machine" */ './families/pipe.ts'),
  'piston-compressor': () =>
    import(/* webpackChunkName: "drawing-machine" */ './families/piston-compressor.ts'),
  'piston-pump': () => import(/* webpackChunkName: "drawing-turn" */ './families/piston-pump.ts'),
  plate: () => import(/* webpackChunkName: "drawing-bars" */ './families/plate.ts'),
  'plate-exchanger': () => import(/* webpackChunkName: "drawing-machine" */ './families/plate-exchanger.ts'),
  'pneumatic-valve': () => import(/* webpackChunkName: "drawing-turn" */ './families/pneumatic-valve.ts'),
  press: () => import(/* webpackChunkName: "drawing-shop" */ './families/press.ts'),
  'proximity-sensor': () => import(/* webpackChunkName: "drawing-sense" */ './families/proximity-sensor.ts'),
  rebar: () => import(/* webpackChunkName: "drawing-bars" */ './families/rebar.ts'),
  'roller-chain': () => import(/* webpackChunkName: "drawing-link" */ './families/roller-chain.ts'),
  'round-bar': () => import(/* webpackChunkName: "drawing-bars" */ './families/round-bar.ts'),
  sack: () => import(/* webpackChunkName: "drawing-pack" */ './families/sack.ts'),
  'sandwich-panel': () => import(/* webpackChunkName: "drawing-board" */ './families/sandwich-panel.ts'),
  'screw-compressor': () =>
    import(/* webpackChunkName: "drawing-machine" */ './families/screw-compressor.ts'),
  servo: () => import(/* webpackChunkName: "drawing-turn" */ './families/servo.ts'),
  shear: () => import(/* webpackChunkName: "drawing-shop" */ './families/shear.ts'),
  shoe: () => import(/* webpackChunkName: "drawing-board" */ './families/shoe.ts'),
  'shrink-tunnel': () => import(/* webpackChunkName: "drawing-pack" */ './families/shrink-tunnel.ts'),
  sign: () => import(/* webpackChunkName: "drawing-board" */ './families/sign.ts'),
  'smoke-detector': () => import(/* webpackChunkName: "drawing-current" */ './families/smoke-detector.ts'),
  'steel-block': () => import(/* webpackChunkName: "drawing-bars" */ './families/steel-block.ts'),
  'steel-frame': () => import(/* webpackChunkName: "drawing-bars" */ './families/steel-frame.ts'),
  'tapered-bearing': () => import(/* webpackChunkName: "drawing-link" */ './families/tapered-bearing.ts'),
  thermocouple: () => import(/* webpackChunkName: "drawing-sense" */ './families/thermocouple.ts'),
  transmitter: () => import(/* webpackChunkName: "drawing-sense" */ './families/transmitter.ts'),
  ups: () => import(/* webpackChunkName: "drawing-current" */ './families/ups.ts'),
  'v-belt': () => import(/* webpackChunkName: "drawing-link" */ './families/v-belt.ts'),
  'vibrating-screen': () => import(/* webpackChunkName: "drawing-ore" */ './families/vibrating-screen.ts'),
  welder: () => import(/* webpackChunkName: "drawing-shop" */ './families/welder.ts'),
  'wool-board': () => import(/* webpackChunkName: "drawing-board" */ './families/wool-board.ts'),
  'worm-gearbox': () => import(/* webpackChunkName: "drawing-turn" */ './families/worm-gearbox.ts'),
};

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
    arriving: LOADERS[family]().then(
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
  await Promise.all(DRAWING_FAMILIES.map(loadFamily));
  const missing = DRAWING_FAMILIES.filter((family) => !loaded.has(family));
  if (missing.length > 0) {
    throw new Error(
      `These drawing families could not be loaded: ${missing.join(', ')}. Build the package again.`,
    );
  }
}
