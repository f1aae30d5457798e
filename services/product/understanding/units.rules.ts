import { readTokens, stemOf, type Token } from './tokens.rules.ts';

/** What a unit may mean: «تن» is a mass and, of a press, a force. Numbers times `factor` are in base units. */
export interface UnitMeaning {
  /** Code of `product.measurement_quantity`. */
  readonly quantity: string;
  readonly factor: number;
  readonly offset?: number;
  /** Relative difference that is still the same size: 15 hp is the motor of 11 kW. */
  readonly tolerance?: number;
}

export interface Unit {
  /** As it is shown after a number. */
  readonly symbol: string;
  readonly meanings: readonly UnitMeaning[];
}

const HORSEPOWER = 745.7;
const TON_FORCE = 9806.65;

const length = (factor: number): UnitMeaning => ({ quantity: 'length', factor });
const one = (quantity: string, factor: number): UnitMeaning[] => [{ quantity, factor }];

const WRITTEN: readonly (readonly [symbol: string, meanings: readonly UnitMeaning[], names: string])[] = [
  ['mm', [length(0.001), { quantity: 'area', factor: 1e-6 }], 'میل|میلی|میلیمتر|میلی متر|mm|ملیمتر'],
  ['cm', [length(0.01)], 'سانت|سانتی|سانتیمتر|سانتی متر|cm'],
  ['m', [length(1)], 'متر|m'],
  ['in', [{ ...length(0.0254), tolerance: 0.02 }], 'اینچ|in|inch|اینج'],
  ['µm', [length(1e-6)], 'میکرون|micron|um'],
  ['mm²', one('area', 1e-6), 'میلیمتر مربع|میلی متر مربع|mm2|میل مربع|نمره'],
  ['m²', one('area', 1), 'متر مربع|مترمربع|m2'],
  [
    'm³/h',
    one('flow', 1 / 3600),
    'متر مکعب در ساعت|متر مکعب بر ساعت|مترمکعب در ساعت|مترمکعب بر ساعت|m3h|m3 hr|متر مکعب ساعت',
  ],
  [
    'm³',
    [
      { quantity: 'volume', factor: 1 },
      { quantity: 'flow', factor: 1 / 3600 },
    ],
    'متر مکعب|مترمکعب|مکعب|m3',
  ],
  ['L/min', one('flow', 1 / 60_000), 'لیتر بر دقیقه|لیتر در دقیقه|لیتر دقیقه|lmin|lpm|l min'],
  ['gpm', one('flow', 6.309e-5), 'گالن بر دقیقه|گالن در دقیقه|gpm'],
  ['L', [{ quantity: 'volume', factor: 0.001 }], 'لیتر|l|lit|liter|لیتری'],
  ['cc', one('volume', 1e-6), 'سی سی|سیسی|cc'],
  ['g', one('mass', 0.001), 'گرم|g|gr'],
  ['kg', one('mass', 1), 'کیلو|کیلوگرم|کیلو گرم|kg|کیلویی'],
  [
    't',
    [
      { quantity: 'mass', factor: 1000 },
      { quantity: 'force', factor: TON_FORCE },
    ],
    'تن|ton|t',
  ],
  ['t/h', one('capacity_rate', 1 / 3.6), 'تن در ساعت|تن بر ساعت|th|tph'],
  ['kg/h', one('capacity_rate', 1 / 3600), 'کیلو در ساعت|کیلوگرم در ساعت|کیلوگرم بر ساعت|kgh'],
  ['bar', one('pressure', 1e5), 'بار|bar|اتمسفر|atm'],
  ['MPa', one('pressure', 1e6), 'مگاپاسکال|مگا پاسکال|mpa'],
  ['kPa', one('pressure', 1e3), 'کیلوپاسکال|kpa'],
  ['psi', [{ quantity: 'pressure', factor: 6894.757, tolerance: 0.03 }], 'psi|پی اس ای'],
  ['W', one('power', 1), 'وات|w|watt'],
  ['kW', one('power', 1000), 'کیلووات|کیلو وات|kw|کیلوات|کیلو وات ساعت'],
  ['hp', [{ quantity: 'power', factor: HORSEPOWER, tolerance: 0.035 }], 'اسب|اسب بخار|hp|ps'],
  ['kVA', one('apparent_power', 1000), 'کاوا|کاوآ|کا وی ا|کیلوولت امپر|کیلو ولت امپر|kva|کوا'],
  ['MVA', one('apparent_power', 1e6), 'مگاولت امپر|مگا ولت امپر|mva'],
  ['V', one('voltage', 1), 'ولت|v|volt|vac|vdc'],
  ['kV', one('voltage', 1000), 'کیلوولت|کیلو ولت|kv'],
  ['A', one('current', 1), 'امپر|a|amp'],
  ['mA', one('current', 0.001), 'میلی امپر|میلیامپر|ma'],
  ['kA', one('current', 1000), 'کیلوامپر|کیلو امپر|ka'],
  [
    '°C',
    [{ quantity: 'temperature', factor: 1, offset: 273.15 }],
    'درجه|درجه سانتیگراد|درجه سانتی گراد|درجه سلسیوس|سانتیگراد|c',
  ],
  ['N·m', one('torque', 1), 'نیوتن متر|نیوتن بر متر|nm|n m'],
  ['kN·m', one('torque', 1000), 'کیلونیوتن متر|knm'],
  ['kN', one('force', 1000), 'کیلونیوتن|کیلو نیوتن|kn'],
  ['rpm', [{ quantity: 'speed', factor: 1, tolerance: 0.04 }], 'دور|دور در دقیقه|دور بر دقیقه|rpm'],
  ['m/s', one('linear_speed', 1), 'متر بر ثانیه|متر در ثانیه|ms'],
  ['m/min', one('linear_speed', 1 / 60), 'متر بر دقیقه|متر در دقیقه'],
  ['٪', one('ratio', 1), 'درصد|percent'],
  ['kg/m³', one('density', 1), 'کیلوگرم بر مترمکعب|کیلوگرم بر متر مکعب|کیلو بر متر مکعب|kgm3'],
  ['min', one('time', 60), 'دقیقه|min'],
  ['h', one('time', 3600), 'ساعت|hour'],
];

interface UnitNode {
  unit?: Unit;
  readonly next: Map<string, UnitNode>;
}

const root: UnitNode = { next: new Map() };
for (const [symbol, meanings, names] of WRITTEN) {
  for (const name of names.split('|')) {
    let node = root;
    for (const { word } of readTokens(name)) {
      const next: UnitNode = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.unit ??= { symbol, meanings };
  }
}

interface FoundUnit {
  readonly unit: Unit;
  /** Number of tokens. */
  readonly size: number;
}

const INCH: Unit = root.next.get('in')?.unit ?? { symbol: 'in', meanings: [length(0.0254)] };
const INCH_SIGN = /^\s?(?:["″”“]|'')/;
const PERCENT_SIGN = /^\s?[%٪]/;
const PERCENT: Unit = root.next.get('درصد')?.unit ?? { symbol: '٪', meanings: one('ratio', 1) };

/** The sign of a unit directly after a number: 4". */
export function unitSign(after: string): Unit | undefined {
  if (INCH_SIGN.test(after)) {
    return INCH;
  }
  return PERCENT_SIGN.test(after) ? PERCENT : undefined;
}

/** The longest unit that begins at a token: «متر مکعب در ساعت», `m³/h`, «کیلوواتی». */
export function unitAt(tokens: readonly Token[], at: number): FoundUnit | undefined {
  let node: UnitNode | undefined = root;
  let found: FoundUnit | undefined;
  for (let place = at; place < tokens.length && node !== undefined; place += 1) {
    const word: string = tokens[place]?.word ?? '';
    const plain: string = word.replace(/ی$/, '');
    const next: UnitNode | undefined =
      node.next.get(word) ?? node.next.get(plain) ?? node.next.get(stemOf(word));
    const goesOn = tokens[place + 1]?.gap === 'none' && /^[a-z]+$/.test(word);
    if (next?.unit !== undefined && !(goesOn && tokens[place + 1]?.word !== 'x')) {
      found = { unit: next.unit, size: place - at + 1 };
    }
    node = next;
  }
  return found;
}

/** Nominal diameters by the size in inches. */
const NOMINAL: readonly (readonly [inches: number, dn: number])[] = [
  ...([
    [0.125, 6],
    [0.25, 8],
    [0.375, 10],
    [0.5, 15],
    [0.75, 20],
    [1, 25],
    [1.25, 32],
    [1.5, 40],
  ] as const),
  ...([
    [2, 50],
    [2.5, 65],
    [3, 80],
    [4, 100],
    [5, 125],
    [6, 150],
    [8, 200],
    [10, 250],
    [12, 300],
  ] as const),
  ...([
    [14, 350],
    [16, 400],
    [18, 450],
    [20, 500],
    [24, 600],
    [28, 700],
    [32, 800],
    [36, 900],
  ] as const),
];

/** The nominal diameter of a pipe size in inches. */
export function nominalDiameter(inches: number): number | undefined {
  return NOMINAL.find(([size]) => Math.abs(size - inches) < 0.01)?.[1];
}

const SYNCHRONOUS = 6000;
/** A motor under load is slower than its field. */
const SLOWEST = 0.88;

/** Range of the speed of a motor with this many poles, at 50 Hz. */
export function speedOfPoles(poles: number): { min: number; max: number } {
  const most = SYNCHRONOUS / poles;
  return { min: most * SLOWEST, max: most };
}
