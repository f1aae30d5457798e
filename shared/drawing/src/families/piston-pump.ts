import { axis, circle, d, path, rect, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { boxData, outline, rotated } from '../shapes-data.ts';

const AXIS = 126;

function shaft(from: number): Shape[] {
  return [
    rect('gv', [from, 115, 74 - from, 22], 1),
    rect('f3', [from + 4, 122, 22, 8], 4),
    rect('gv', [68, 98, 8, 56], 1),
    rect('f2', [76, 62, 14, 128], 3),
    rect('f4', [72, 70, 4, 9]),
    rect('f4', [72, 173, 4, 9]),
  ];
}

function control(x: number): Shape[] {
  return [
    rect('f3', [x - 12, 52, 12, 14], 1),
    rect('f2', [x, 46, 58, 28], 2),
    thin(d`M${x + 12} 46v28M${x + 46} 46v28`),
    circle('f4', [x + 22, 60], 3.2),
    circle('f4', [x + 36, 60], 3.2),
    rect('f4', [x + 58, 55, 8, 10], 1),
  ];
}

function cover(): Shape[] {
  const ports = [
    rect('gh', [224, 46, 26, 24], 1),
    rect('gh', [224, 182, 26, 22], 1),
    rect('f3', [218, 66, 38, 10], 1),
    rect('f3', [218, 176, 38, 10], 1),
  ];
  return [
    ports,
    rect('f2', [216, 74, 42, 104], 2),
    path('f4', boxData([258, 79, 6, 7]) + boxData([258, 166, 6, 7]) + boxData([258, 122, 6, 8])),
    thin('M224 74V178'),
  ];
}

/** Cylinder block with its two pistons; a slipper lies on the swash plate. */
function block(degrees: number): Shape[] {
  const lean = Math.tan((degrees * Math.PI) / 180);
  const piston = (y: number) => {
    const ball = 139 - (y - AXIS) * lean;
    const shoe = rotated([ball - 8, y], [ball, y], degrees);
    return [
      rect('gv', [ball + 2, y - 6.5, 190 - ball, 13], 1),
      path(
        'f3',
        outline([
          [shoe[0] - 4, y - 9],
          [shoe[0] + 2, y - 9],
          [shoe[0] + 2 - 18 * lean, y + 9],
          [shoe[0] - 4 - 18 * lean, y + 9],
        ]),
      ),
      circle('gr', [ball, y], 6.5),
    ];
  };
  return [
    path('f4', 'M98 94L110 84H210V168H110L98 158Z'),
    rect('gv', [98, 117, 112, 18]),
    [103, 135].map((y) => [rect('f1', [98, y, 13, 14], 1), thin(d`M98 ${y}l13 14m0 -14l-13 14`)]),
    rect('f2', [152, 90, 54, 72], 2),
    rect('f4', [152, 97, 46, 17]),
    rect('f4', [152, 138, 46, 17]),
    rect('gv', [152, 117, 54, 18]),
    thin('M160 117l5 18 5-18 5 18 5-18 5 18 5-18 5 18'),
    rect('f3', [206, 90, 5, 72]),
    piston(105.5),
    piston(146.5),
    path(
      'fa',
      outline([
        [134 + 40 * lean, 86],
        [134 - 40 * lean, 166],
        [122 - 40 * lean, 166],
        [122 + 40 * lean, 86],
      ]),
    ),
    rect('gv', [98, 117, 38, 18]),
  ];
}

/** Axial piston pump cut open. */
export function draw(random: SeededRandom): Scene {
  const angle = random.vary(12, 0.42);
  const from = random.vary(44, 0.08);
  return {
    shapes: [
      shaft(from),
      path('f1', 'M90 90L106 74H216V178H106L90 162Z'),
      control(random.vary(140, 0.03)),
      cover(),
      block(angle),
      axis(d`M${from - 6} ${AXIS}H284`),
    ],
    span: { axis: 'x', from: 76, to: 258 },
    focus: [128, AXIS],
    mirrored: random.side(),
  };
}
