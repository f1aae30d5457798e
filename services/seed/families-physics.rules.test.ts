import { describe, expect, it } from 'vitest';
import { numberOf, textOf, variantsOf } from './families.fixture.ts';

const STEEL = 7.85;
const ALUMINIUM = 2.705;
const TOOL_STEEL = 7.8;

/** The difference of a table's number from a computed one, as a part of it. */
function deviation(written: number, computed: number): number {
  return Math.abs(written - computed) / computed;
}

/** Kilograms of a metre of pipe of steel, outside and wall in millimetres. */
function pipeKgPerMetre(outside: number, wall: number): number {
  return Math.PI * (outside - wall) * wall * STEEL * 1e-3;
}

/** The area of a circle. */
function areaOf(diameter: number): number {
  return (Math.PI / 4) * diameter ** 2;
}

describe('the weights', () => {
  it('of sheets are those of their size and metal', () => {
    for (const [family, density] of [
      [50001, STEEL],
      [50008, TOOL_STEEL],
      [50009, ALUMINIUM],
    ] as const) {
      for (const size of variantsOf(family)) {
        const squareMetres = (numberOf(size, 'width') / 1000) * numberOf(size, 'len');
        const computed = numberOf(size, 'thick') * squareMetres * density;
        expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.005);
      }
    }
    for (const size of variantsOf(50002)) {
      expect(deviation(numberOf(size, 'kg'), numberOf(size, 'thick') * STEEL), size.code).toBeLessThan(0.005);
    }
  });

  it('of round bars are those of their diameter and length', () => {
    for (const size of [...variantsOf(50003), ...variantsOf(50007)]) {
      const computed = areaOf(numberOf(size, 'dia')) * STEEL * 1e-3 * numberOf(size, 'len');
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.01);
    }
  });

  it('of pipes and elbows are those of their wall', () => {
    for (const size of variantsOf(50005)) {
      const computed = pipeKgPerMetre(numberOf(size, 'od'), numberOf(size, 'thick'));
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.01);
    }
    for (const size of variantsOf(50018)) {
      const arc = (Math.PI / 2) * (numberOf(size, 'radius') / 1000);
      const computed = pipeKgPerMetre(numberOf(size, 'od'), numberOf(size, 'thick')) * arc;
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.02);
    }
  });

  it('of hollow sections are those of a strip as long as their middle line', () => {
    for (const size of variantsOf(50006)) {
      const thick = numberOf(size, 'thick');
      const middle = 2 * (numberOf(size, 'width') + numberOf(size, 'height')) - (16 - 3 * Math.PI) * thick;
      const computed = middle * thick * STEEL * 1e-3 * numberOf(size, 'len');
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.03);
    }
  });

  it('of roof sheets and boards are those of their material', () => {
    const COIL_MM = 1250;
    for (const size of variantsOf(50108)) {
      const computed = (numberOf(size, 'thick') * STEEL * COIL_MM) / numberOf(size, 'width');
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.005);
    }
    for (const size of variantsOf(50105)) {
      const computed = (numberOf(size, 'thick') * numberOf(size, 'dens')) / 1000;
      expect(deviation(numberOf(size, 'kg'), computed), size.code).toBeLessThan(0.03);
    }
  });
});

describe('the motors', () => {
  /** Frames of IEC 60072-1 with the powers that manufacturers agree on, in kW: two poles, four poles. */
  const FRAMES: Readonly<Record<string, readonly [readonly number[], readonly number[]]>> = {
    '80M': [[0.75, 1.1], [0.55, 0.75]],
    '90L': [[2.2], [1.5]],
    '100L': [[3], [2.2, 3]],
    '132S': [[5.5, 7.5], [5.5]],
    '132M': [[], [7.5]],
    '160M': [[11, 15], [11]],
    '160L': [[18.5], [15]],
    '180L': [[], [22]],
    '200L': [[30, 37], [30]],
    '225M': [[45], [45]],
    '280S': [[75], [75]],
    '280M': [[90], [90]],
  }; // biome-ignore format: a table
  const motors = [...variantsOf(50021), ...variantsOf(50022)];

  it('have the frame of their power and poles', () => {
    for (const size of motors) {
      const powers = FRAMES[textOf(size, 'frame')]?.[numberOf(size, 'rpm') > 1500 ? 0 : 1];
      expect(powers, size.code).toContain(numberOf(size, 'power'));
    }
  });

  it('slip by less than a twelfth, and less when larger', () => {
    for (const size of motors) {
      const synchronous = numberOf(size, 'rpm') > 1500 ? 3000 : 1500;
      const slip = 1 - numberOf(size, 'rpm') / synchronous;
      expect(slip, size.code).toBeGreaterThan(0);
      expect(slip, size.code).toBeLessThan(numberOf(size, 'power') < 5 ? 0.08 : 0.035);
    }
  });

  it('draw the current of their power at a usual efficiency and power factor', () => {
    for (const size of motors) {
      const apparent = (Math.sqrt(3) * numberOf(size, 'volt') * numberOf(size, 'amp')) / 1000;
      const product = numberOf(size, 'power') / apparent;
      expect(product, size.code).toBeGreaterThan(0.58);
      expect(product, size.code).toBeLessThan(0.86);
    }
  });
});

describe('the electric machines', () => {
  it('have the current of their apparent power, and its active part', () => {
    for (const size of variantsOf(50029)) {
      const current = (numberOf(size, 'kva') * 1000) / (Math.sqrt(3) * numberOf(size, 'volt'));
      expect(deviation(numberOf(size, 'amp'), current), size.code).toBeLessThan(0.01);
      expect(numberOf(size, 'power'), size.code).toBeCloseTo(numberOf(size, 'kva') * 0.8);
    }
    for (const size of variantsOf(50030)) {
      expect(numberOf(size, 'power'), size.code).toBeCloseTo(numberOf(size, 'kva') * 0.9);
    }
  });

  it('lose more when larger, and less than four in a hundred', () => {
    for (const family of [50027, 50028]) {
      const sizes = variantsOf(family);
      for (const [index, size] of sizes.entries()) {
        const before = sizes[index - 1] ?? size;
        expect(numberOf(size, 'p0'), size.code).toBeGreaterThanOrEqual(numberOf(before, 'p0'));
        expect(numberOf(size, 'pk'), size.code).toBeGreaterThanOrEqual(numberOf(before, 'pk'));
        const part = (numberOf(size, 'p0') + numberOf(size, 'pk')) / (numberOf(size, 'kva') * 1000);
        expect(part, size.code).toBeLessThan(0.04);
      }
    }
  });

  it('turn with the torque of their power and speed', () => {
    for (const size of variantsOf(50034)) {
      const torque = (9550 * numberOf(size, 'power')) / numberOf(size, 'rpm');
      expect(deviation(numberOf(size, 'torque'), torque), size.code).toBeLessThan(0.01);
    }
  });

  it.each([
    { name: 'worm gearbox', family: 50043, least: 0.55, most: 0.9 },
    { name: 'helical gearbox', family: 50044, least: 0.93, most: 1 },
  ])('turn slower and stronger behind a $name at its efficiency', ({ family, least, most }) => {
    for (const size of variantsOf(family)) {
      const ideal = (9550 * numberOf(size, 'power')) / numberOf(size, 'rpm');
      const efficiency = numberOf(size, 'torque') / ideal;
      expect(efficiency, size.code).toBeGreaterThan(least);
      expect(efficiency, size.code).toBeLessThan(most);
    }
  });
});

describe('the pumps', () => {
  it('need a motor larger than the power of the water, at a usual efficiency', () => {
    for (const size of [...variantsOf(50011), ...variantsOf(50012)]) {
      const water = (numberOf(size, 'flow') * numberOf(size, 'head')) / 367;
      const efficiency = water / numberOf(size, 'power');
      expect(efficiency, size.code).toBeGreaterThan(0.33);
      expect(efficiency, size.code).toBeLessThan(0.75);
    }
  });

  it('of oil need the power of their flow and pressure', () => {
    for (const size of variantsOf(50014)) {
      const oil = (numberOf(size, 'flow') * numberOf(size, 'pressure')) / 36;
      expect(oil / numberOf(size, 'power'), size.code).toBeLessThan(0.7);
    }
    for (const size of [...variantsOf(50051), ...variantsOf(50052)]) {
      const oil = (numberOf(size, 'flow') * numberOf(size, 'pressure')) / 600;
      const efficiency = oil / numberOf(size, 'power');
      expect(efficiency, size.code).toBeGreaterThan(0.82);
      expect(efficiency, size.code).toBeLessThan(1.02);
    }
  });
});

describe('the forces and flows', () => {
  it('of cylinders are those of their piston and rod', () => {
    const NEWTON_OF_TONNE = 9806.65;
    for (const size of variantsOf(50053)) {
      const tonnesOfArea = numberOf(size, 'pressure') / 10 / NEWTON_OF_TONNE;
      const piston = areaOf(numberOf(size, 'bore'));
      const ring = piston - areaOf(numberOf(size, 'roddia'));
      expect(Math.abs(numberOf(size, 'force') - piston * tonnesOfArea), size.code).toBeLessThan(0.06);
      expect(Math.abs(numberOf(size, 'pull') - ring * tonnesOfArea), size.code).toBeLessThan(0.06);
    }
    for (const size of variantsOf(50054)) {
      const push = areaOf(numberOf(size, 'bore')) * 0.6e-3;
      const pull = push - areaOf(numberOf(size, 'roddia')) * 0.6e-3;
      expect(deviation(numberOf(size, 'force'), push), size.code).toBeLessThan(0.02);
      expect(deviation(numberOf(size, 'pull'), pull), size.code).toBeLessThan(0.02);
    }
  });

  it('of a magnetic flowmeter are ten metres a second in its bore', () => {
    for (const size of variantsOf(50039)) {
      const bore = Number(textOf(size, 'dn').slice(2)) / 1000;
      expect(deviation(numberOf(size, 'flow'), areaOf(bore) * 36_000), size.code).toBeLessThan(0.01);
    }
  });

  it('keep the rim of a grinding disc under eighty metres a second', () => {
    for (const size of variantsOf(50084)) {
      const rim = (Math.PI * (numberOf(size, 'dia') / 1000) * numberOf(size, 'rpm')) / 60;
      expect(rim, size.code).toBeLessThanOrEqual(80);
    }
  });
});

describe('the fasteners', () => {
  /** Coarse pitch of ISO 261 and width across flats of DIN 931, 933 and 985, in millimetres. */
  const THREADS: Readonly<Record<string, readonly [number, number]>> = {
    M6: [1, 10], M8: [1.25, 13], M10: [1.5, 17], M12: [1.75, 19],
    M16: [2, 24], M20: [2.5, 30], M24: [3, 36], M30: [3.5, 46],
  }; // biome-ignore format: a table

  it('have the pitch and the width across flats of their thread', () => {
    for (const size of [...variantsOf(50085), ...variantsOf(50086)]) {
      expect([numberOf(size, 'pitch'), numberOf(size, 'af')], size.code).toEqual(
        THREADS[textOf(size, 'thread')],
      );
    }
  });
});

describe('the bearings', () => {
  /** The bore of a bearing whose designation ends with two digits: four special ones, then five times the digits. */
  function boreOf(designation: string): number {
    const digits = Number(/^\d*?(\d\d)(?=\D|$)/.exec(designation)?.[1]);
    return [10, 12, 15, 17][digits] ?? digits * 5;
  }

  it('have the bore that their designation says', () => {
    for (const size of [...variantsOf(50041), ...variantsOf(50042)]) {
      expect(numberOf(size, 'bore'), size.code).toBe(size.code.startsWith('608') ? 8 : boreOf(size.code));
    }
  });
});
