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
const FAHRENHEIT = 5 / 9;

const length = (factor: number): UnitMeaning => ({ quantity: 'length', factor });
const one = (quantity: string, factor: number): UnitMeaning[] => [{ quantity, factor }];

const WRITTEN: readonly (readonly [symbol: string, meanings: readonly UnitMeaning[], names: string])[] = [
  ['mm', [length(0.001), { quantity: 'area', factor: 1e-6 }], 'میل|میلی|میلیمتر|میلی متر|mm|ملیمتر'],
  ['cm', [length(0.01)], 'سانت|سانتی|سانتیمتر|سانتی متر|cm'],
  ['m', [length(1)], 'متر|m'],
  ['in', [{ ...length(0.0254), tolerance: 0.02 }], 'اینچ|in|inch|اینج'],
  ['ft', [length(0.3048)], 'فوت|ft'],
  ['µm', [length(1e-6)], 'میکرون|micron|um|μm'],
  ['mm²', one('area', 1e-6), 'میلیمتر مربع|میلی متر مربع|mm2|میل مربع|نمره'],
  ['m²', one('area', 1), 'متر مربع|مترمربع|m2'],
  [
    'm³/h',
    one('flow', 1 / 3600),
    'متر مکعب در ساعت|متر مکعب بر ساعت|مترمکعب در ساعت|مترمکعب بر ساعت|m3h|m3 hr|cmh|متر مکعب ساعت',
  ],
  [
    'm³/min',
    one('flow', 1 / 60),
    'متر مکعب در دقیقه|متر مکعب بر دقیقه|مترمکعب در دقیقه|مترمکعب بر دقیقه|m3min',
  ],
  [
    'm³/s',
    one('flow', 1),
    'متر مکعب در ثانیه|متر مکعب بر ثانیه|مترمکعب در ثانیه|مترمکعب بر ثانیه|m3s|m3 sec',
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
  ['L/s', one('flow', 0.001), 'لیتر بر ثانیه|لیتر در ثانیه|lps|l s'],
  ['L/h', one('flow', 1 / 3_600_000), 'لیتر بر ساعت|لیتر در ساعت|lph|l h'],
  ['cfm', one('flow', 4.719474e-4), 'cfm|فوت مکعب بر دقیقه|فوت مکعب در دقیقه'],
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
  ['tf', one('force', TON_FORCE), 'tf|تن نیرو|تن فورس|tonf'],
  ['t/h', one('capacity_rate', 1 / 3.6), 'تن در ساعت|تن بر ساعت|th|tph|t h|ton h|t hr'],
  [
    'kg/h',
    one('capacity_rate', 1 / 3600),
    'کیلو در ساعت|کیلو بر ساعت|کیلوگرم در ساعت|کیلوگرم بر ساعت|kgh|kg h|kg hr',
  ],
  ['kg/m', one('linear_density', 1), 'کیلوگرم بر متر|کیلو بر متر|kg m'],
  ['kg/m²', one('surface_density', 1), 'کیلوگرم بر متر مربع|کیلوگرم بر مترمربع|kg m2'],
  ['bar', one('pressure', 1e5), 'بار|bar|barg|bar g|اتمسفر|atm'],
  ['mbar', one('pressure', 100), 'میلی بار|میلیبار|mbar'],
  [
    'kg/cm²',
    [{ quantity: 'pressure', factor: 98_066.5, tolerance: 0.03 }],
    'kg cm2|kgf cm2|کیلوگرم بر سانتی متر مربع|کیلوگرم بر سانتیمتر مربع|کیلو بر سانتی متر مربع|کیلو بر سانتیمتر مربع',
  ],
  ['N/mm²', one('pressure', 1e6), 'n mm2|نیوتن بر میلی متر مربع|نیوتن بر میلیمتر مربع'],
  ['MPa', one('pressure', 1e6), 'مگاپاسکال|مگا پاسکال|mpa'],
  ['kPa', one('pressure', 1e3), 'کیلوپاسکال|kpa'],
  ['psi', [{ quantity: 'pressure', factor: 6894.757, tolerance: 0.03 }], 'psi|پی اس ای'],
  ['W', one('power', 1), 'وات|w|watt'],
  ['kW', one('power', 1000), 'کیلووات|کیلو وات|kw|کیلوات'],
  ['kWh', one('energy', 3.6e6), 'کیلووات ساعت|کیلو وات ساعت|kwh|kw h'],
  ['MW', one('power', 1e6), 'مگاوات|مگا وات|mw'],
  ['hp', [{ quantity: 'power', factor: HORSEPOWER, tolerance: 0.035 }], 'اسب|اسب بخار|hp|ps'],
  ['kVA', one('apparent_power', 1000), 'کاوا|کاوآ|کا وی ا|کیلوولت امپر|کیلو ولت امپر|kva|کوا|kv a'],
  ['MVA', one('apparent_power', 1e6), 'مگاولت امپر|مگا ولت امپر|mva'],
  ['V', [{ quantity: 'voltage', factor: 1, tolerance: 0.055 }], 'ولت|v|volt|vac|vdc'],
  ['mV', one('voltage', 0.001), 'میلی ولت|میلیولت|mv'],
  ['kV', one('voltage', 1000), 'کیلوولت|کیلو ولت|kv'],
  ['A', one('current', 1), 'امپر|a|amp'],
  ['mA', one('current', 0.001), 'میلی امپر|میلیامپر|ma'],
  ['kA', one('current', 1000), 'کیلوامپر|کیلو امپر|ka'],
  [
    '°C',
    [{ quantity: 'temperature', factor: 1, offset: 273.15 }],
    'درجه|درجه سانتیگراد|درجه سانتی گراد|درجه سلسیوس|سانتیگراد|سلسیوس|c|degc',
  ],
  [
    '°F',
    [{ quantity: 'temperature', factor: FAHRENHEIT, offset: 459.67 * FAHRENHEIT }],
    'درجه فارنهایت|فارنهایت|درجه f|degf',
  ],
  ['F', one('capacitance', 1), 'فاراد'],
  ['µF', one('capacitance', 1e-6), 'میکروفاراد|میکرو فاراد|uf|μf'],
  ['Ω', one('resistance', 1), 'اهم|ohm|ω'],
  ['dB', one('sound', 1), 'دسی بل|دسیبل|db|dba'],
  ['Hz', one('frequency', 1), 'هرتز|hz'],
  ['kHz', one('frequency', 1000), 'کیلوهرتز|کیلو هرتز|khz'],
  ['MHz', one('frequency', 1e6), 'مگاهرتز|مگا هرتز|mhz'],
  ['N·m', one('torque', 1), 'نیوتن متر|نیوتن بر متر|nm|n m'],
  ['kN·m', one('torque', 1000), 'کیلونیوتن متر|کیلو نیوتن متر|کیلونیوتن بر متر|knm|kn m'],
  ['kN', one('force', 1000), 'کیلونیوتن|کیلو نیوتن|kn'],
  ['rpm', [{ quantity: 'speed', factor: 1, tolerance: 0.04 }], 'دور|دور در دقیقه|دور بر دقیقه|rpm'],
  ['m/s', one('linear_speed', 1), 'متر بر ثانیه|متر در ثانیه|ms|m s|m sec'],
  ['m/min', one('linear_speed', 1 / 60), 'متر بر دقیقه|متر در دقیقه|m min'],
  ['٪', one('ratio', 1), 'درصد|percent'],
  ['kg/m³', one('density', 1), 'کیلوگرم بر مترمکعب|کیلوگرم بر متر مکعب|کیلو بر متر مکعب|kgm3|kg m3'],
  ['g/cm³', one('density', 1000), 'گرم بر سانتی متر مکعب|گرم بر سانتیمتر مکعب|g cm3|gr cm3'],
  ['min', one('time', 60), 'دقیقه|min'],
  ['h', one('time', 3600), 'ساعت|hour'],
  ['ppm', one('concentration', 1e-6), 'پیپیام|پی پی ام|ppm'],
  ['Ah', one('charge', 3600), 'امپرساعت|امپر ساعت|ah'],
  ['kB', one('memory', 1000), 'کیلوبایت|کیلو بایت|kb'],
  ['MB', one('memory', 1e6), 'مگابایت|مگا بایت|mb'],
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

/** A number in the base unit of what it measures. */
export function inBase(
  value: number,
  { factor, offset = 0 }: Pick<UnitMeaning, 'factor' | 'offset'>,
): number {
  return value * factor + offset;
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

function nextNode({ next }: UnitNode, token: Token | undefined): UnitNode | undefined {
  const word = token === undefined || isFahrenheit(token) ? 'فارنهایت' : token.word;
  return next.get(word) ?? next.get(word.replace(/ی$/, '')) ?? next.get(stemOf(word));
}

/** `°F` is a temperature; `F` alone is not known to be one. */
const isFahrenheit = ({ word, before }: Token) => word === 'f' && /[°º˚]\s?$/.test(before);

/** The longest unit that begins at a token: «متر مکعب در ساعت», `m³/h`, «کیلوواتی». */
export function unitAt(tokens: readonly Token[], at: number): FoundUnit | undefined {
  let node: UnitNode | undefined = root;
  let found: FoundUnit | undefined;
  for (let place = at; place < tokens.length && node !== undefined; place += 1) {
    const word: string = tokens[place]?.word ?? '';
    const next: UnitNode | undefined = nextNode(node, tokens[place]);
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
