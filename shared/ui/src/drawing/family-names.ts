/** Every family of drawings; one module each under `families/`. */
export const FAMILIES = [
  'pump', 'mono', 'multi', 'gearpump', 'ball', 'butterfly', 'motor', 'bearing', 'gearbox', 'cable', 'plc', 'cylinder',
  'steel', 'doc', 'coil', 'drum', 'granule', 'lathe', 'weld', 'shed', 'crane', 'ship', 'gas', 'drill', 'brick', 'crusher',
  'panel', 'fea', 'gantt', 'laser', 'mold', 'inspect', 'heat', 'spray', 'aodd', 'apip', 'booster',
] as const;

export type Family = (typeof FAMILIES)[number];
