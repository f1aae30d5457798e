import { axis, bare, d, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { gauge } from '../shapes-gauge.ts';
import { rows } from '../shapes-lines.ts';

const AXIS = 175;

function flange(x: number, side: -1 | 1, half: number): Shape[] {
  const nut = x + (side < 0 ? 14 : -6);
  return [
    rect('gv', [x, AXIS - half, 14, 2 * half], 1),
    rect('f3', [nut, AXIS - half + 7, 6, 6], 1),
    rect('f3', [nut, AXIS + half - 13, 6, 6], 1),
    rect('f1', [side < 0 ? x - 3 : x + 14, AXIS - half + 10, 3, 2 * half - 20]),
  ];
}

function globeBody(half: number, flangeHalf: number): Shape[] {
  return [
    path(
      'gv',
      d`M${160 - half} 158q20 0 ${half - 40}-8l14-10h52l14 10q6 8 ${half - 40} 8v34q-18 0-26 6q-10 8-40 8q-30 0-40-8q-8-6-26-6Z`,
    ),
    thin('M122 160q10 14 38 14q28 0 38-14'),
    flange(146 - half, -1, flangeHalf),
    flange(160 + half, 1, flangeHalf),
    bare('f4 t', 'M140 181h28v-4l10 7-10 7v-4h-28Z'),
  ];
}

function bonnet(): Shape[] {
  return [
    rect('f2', [126, 132, 68, 9], 1),
    rect('f2', [132, 125, 56, 7], 1),
    [126, 140, 172, 186].map((x) => rect('f3', [x, 127, 8, 5], 1)),
    path('gh', 'M148 125v-9h24v9Z'),
    rect('f3', [153, 109, 14, 7], 1),
    path('f2', 'M134 84h10v30q0 6 6 8v5h-16Z'),
    path('f2', 'M186 84h-10v30q0 6-6 8v5h16Z'),
    rect('f1', [157.5, 82, 5, 28]),
    rect('f3', [152, 93, 16, 10], 1),
    thin(rows([144, 90, 4, 16], 5)),
  ];
}

/** Spring-diaphragm case. */
function actuator(half: number, screws: number, fill: string): Shape[] {
  const [left, step] = [160 - half, (2 * half - 10) / (screws - 1)];
  return [
    path('gh', d`M${left} 66q4 14 ${half * 0.5} 18h${half}q${half * 0.44}-4 ${half * 0.5}-18Z`),
    path('gh', d`M${left} 60q6-14 ${half * 0.58}-17h${half * 0.84}q${half * 0.5} 3 ${half * 0.58} 17Z`),
    rect(fill, [left - 8, 60, 2 * half + 16, 6], 2),
    repeat(screws, (screw) => rect('f4', [left + 2.5 + screw * step, 57.5, 5, 11], 1)),
    rect('gh', [148, 36, 24, 8], 2),
    thin('M124 48q36-5 72 0M128 80h64'),
  ];
}

function positioner(): Shape[] {
  return [
    path('fn', 'M168 98h6l12 4M216 88v-12q0-6-4-8'),
    rect('fa', [192, 88, 40, 36], 3),
    thin('M200 88v36'),
    gauge([209, 100], 7, 0.87),
    gauge([223, 100], 7, 0.7),
    rect('f4', [204, 111, 24, 8], 1),
    rect('f3', [186, 98, 6, 8]),
    rect('f2', [232, 96, 8, 7], 1),
    path('f4', 'M232 111h12q6 0 6 6v10h-5v-9q0-2-2-2h-11Z'),
  ];
}

/** Globe control valve. */
export function draw(random: SeededRandom): Scene {
  const half = random.vary(66, 0.07);
  const flangeHalf = random.vary(28.5, 0.08);
  return {
    shapes: [
      globeBody(half, flangeHalf),
      bonnet(),
      actuator(random.vary(61, 0.14), 6, 'f3'),
      positioner(),
      axis(d`M160 26V214M${136 - half} ${AXIS}H${184 + half}`),
    ],
    span: { axis: 'x', from: 143 - half, to: 177 + half },
    focus: [212, 106],
    mirrored: random.side(),
  };
}
