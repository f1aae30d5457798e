import type { DrawingFamily } from '@bazaar/contracts';

/** Groups (top-level categories) by the family that draws them; their children use it too. */
const GROUPS: Partial<Record<DrawingFamily, readonly number[]>> = {
  bearing: [2050],
  coil: [5020],
  crane: [1080, 5070],
  crusher: [2120],
  cylinder: [2060],
  doc: [3030, 3100, 4010, 4020, 4030, 4040, 4050, 4060, 4070, 4080, 4090, 4100, 4110, 4120, 5050, 5110],
  drill: [2090, 5060],
  drum: [2080],
  fea: [3010],
  gantt: [3020, 3070, 3110, 3120, 5040],
  gas: [2100, 3040],
  gearbox: [1090],
  heat: [1050, 3050],
  inspect: [1100],
  laser: [1030],
  lathe: [1010, 2070, 5010],
  mold: [1040, 1060],
  mono: [5100],
  motor: [2030],
  panel: [1110],
  plc: [2040, 3060],
  pump: [2020],
  shed: [2110, 5030, 5090],
  ship: [1120, 3080, 3090, 5080, 5120],
  spray: [1070],
  steel: [2010],
  weld: [1020],
};

/** Categories that differ from their group. */
const OWN: Partial<Record<DrawingFamily, readonly number[]>> = {
  apip: [1082],
  ball: [1105, 2023, 2063],
  bearing: [5024, 5083, 5112],
  booster: [2102, 3043, 3054],
  brick: [2111, 2115],
  butterfly: [1025, 2024, 2045],
  cable: [2032, 2065],
  coil: [1034, 2011, 2015, 2113, 5053],
  crane: [1104, 2075, 3122, 5014, 5043],
  cylinder: [2072, 5012],
  doc: [1124, 3014, 3072, 3073, 3084, 3092, 3093, 3125, 5104, 5124],
  drill: [2125, 5084],
  drum: [1024, 1053, 1054, 1123, 1125, 2025, 5025, 5102],
  fea: [1103, 1114, 5063, 5115],
  gantt: [3033, 3064, 3082, 3085, 5094],
  gas: [2043, 2044],
  gearbox: [1015, 2052, 2053, 3063, 5081],
  gearpump: [2022, 2061],
  granule: [1064, 2083, 2121, 2122, 5023, 5111],
  heat: [1041, 1042, 1045, 1072],
  inspect: [2095, 3123, 5065, 5085],
  laser: [1014, 1115],
  lathe: [1113, 2091, 3113, 5062, 5093, 5113],
  mold: [1035, 2074, 5013, 5042],
  mono: [2064, 5073],
  motor: [1091, 1094, 2035, 5072],
  multi: [3013],
  panel: [1083, 2033, 2034, 2103, 2105, 3012, 3052, 3055],
  plc: [1095, 2073, 5015],
  pump: [1093, 2054],
  shed: [1023, 1122, 3024, 3075, 3083],
  ship: [5045],
  spray: [1073, 2085],
  steel: [1055, 2014, 2093, 3025, 5022],
  weld: [2094, 5064, 5114],
};

const FAMILY_OF_GROUP = byCategory(GROUPS);
const FAMILY_OF_CATEGORY = byCategory(OWN);

/** The family that draws a category: its own, else its group's. */
export function familyOfCategory(categoryId: number): DrawingFamily {
  const family = FAMILY_OF_CATEGORY.get(categoryId) ?? FAMILY_OF_GROUP.get(categoryId - (categoryId % 10));
  if (family === undefined) {
    throw new RangeError(`No drawing family is named for the category ${categoryId}.`);
  }
  return family;
}

function byCategory(lists: Partial<Record<DrawingFamily, readonly number[]>>): Map<number, DrawingFamily> {
  const entries = Object.entries(lists) as [DrawingFamily, readonly number[]][];
  return new Map(entries.flatMap(([family, ids]) => ids.map((id) => [id, family] as const)));
}
