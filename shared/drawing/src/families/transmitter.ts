import {
  around,
  axis,
  bare,
  circle,
  d,
  lcd,
  type Point,
  path,
  rect,
  repeat,
  type Scene,
  type Shape,
  thin,
} from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { outline } from '../shapes-data.ts';

const CENTER: Point = [160, 88];

/** Housing with its two conduit entries: a cable gland or a plug at the right. */
function housing(): Shape[] {
  const lugs = repeat(8, (one) => {
    const corner = (radius: number, side: number) => around(CENTER, radius, (one + 0.5) / 8 + side);
    return outline([corner(47, -0.014), corner(51.5, -0.011), corner(51.5, 0.011), corner(47, 0.014)]);
  });
  return [
    rect('f2', [98, 75, 20, 26], 2),
    thin('M102 75V101M106 75V101M110 75V101M210 75V101M214 75V101M218 75V101'),
    rect('f3', [90, 79, 8, 18], 1),
    rect('f2', [202, 75, 20, 26], 2),
    rect('f3', [222, 78, 10, 20], 2),
    path('f4', 'M232 83h14q12 0 12 12v18h-9v-16q0-5-5-5h-12Z'),
    path('f2', 'M124 58q4-22 36-22q32 0 36 22v60q-4 14-36 14q-32 0-36-14Z'),
    path('f2', lugs),
    circle('gr', CENTER, 48),
    circle('fn', CENTER, 45),
  ];
}

/** The reading behind the glass, or a blind cover whose accent is the warning label. */
function cover(): Shape[] {
  return [
    circle('f4', CENTER, 36),
    circle('f1', CENTER, 33.5),
    rect('f4', [133, 69, 54, 31], 2),
    lcd([160, 89], '6.00'),
    bare('fa', 'M139 94h26v2.4h-26Z'),
    bare('f2', 'M169 94h12v2.4h-12Z'),
    [148, 160, 172].map((x) => circle('f3', [x, 109], 3.2)),
  ];
}

/** The stem with its hexagon and thread. */
function stem(half: number): Shape[] {
  return [
    rect('gh', [160 - half * 0.5, 156, half, 12], 2),
    path('gh', d`M${160 - half * 0.42} 168h${half * 0.84}v18h${-half * 0.84}Z`),
    thin(d`M${160 - half * 0.16} 168v18M${160 + half * 0.16} 168v18`),
    rect('gh', [149, 186, 22, 20], 1),
    thin('M149 190h22m-22 4h22m-22 4h22m-22 4h22'),
  ];
}

/** Gauge pressure transmitter. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(60, 0.08);
  return {
    shapes: [
      rect('gh', [142, 126, 36, 16]),
      thin('M142 131H178M142 136H178'),
      path('gh', 'M128 158v-10q0-6 6-6h52q6 0 6 6v10Z'),
      housing(),
      cover(),
      stem(half),
      axis('M160 36V44M160 134V208'),
    ],
    span: { axis: 'y', from: 40, to: 206 },
    focus: CENTER,
  };
}
