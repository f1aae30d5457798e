import { axis, bare, d, type Point, path, rect, repeat, type Scene, type Shape, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hatch } from '../shapes-lines.ts';

interface Profile {
  readonly width: number;
  readonly height: number;
  readonly flange: number;
  readonly web: number;
  readonly root: number;
}

const LEFT = 48;
const AWAY: Point = [134, -38];

function chooseProfile(random: SeededRandom): Profile {
  return {
    width: random.vary(68, 0.06),
    height: random.vary(120, 0.04),
    flange: random.vary(10),
    web: random.vary(7),
    root: random.vary(8, 0.3),
  };
}

function section({ width, height, flange, web, root }: Profile, top: number): string {
  const side = (width - web) / 2 - root;
  const inner = height - 2 * flange - 2 * root;
  return d`M${LEFT} ${top}h${width}v${flange}h${-side}a${root} ${root} 0 0 0 ${-root} ${root}v${inner}a${root} ${root} 0 0 0 ${root} ${root}h${side}v${flange}h${-width}v${-flange}h${side}a${root} ${root} 0 0 0 ${root} ${-root}v${-inner}a${root} ${root} 0 0 0 ${-root} ${-root}h${-side}Z`;
}

/** A face that runs from the front edge to the back. */
function face(fill: string, [x, y]: Point, [toX, toY]: Point): Shape {
  const [awayX, awayY] = AWAY;
  return path(fill, d`M${x} ${y}l${awayX} ${awayY}L${toX + awayX} ${toY + awayY}L${toX} ${toY}Z`);
}

/** Rolled I-beam seen from its end; the section is marked. */
export function draw(random: SeededRandom): Scene {
  const profile = chooseProfile(random);
  const { width, height, flange, web } = profile;
  const top = 199 - height;
  const right = LEFT + width;
  const webRight = LEFT + (width + web) / 2;
  const low = top + height - flange;
  const stamp = (index: number) =>
    d`M${webRight + 58 + index * 8} ${(top + low) / 2 - 15 - index * 2.5}l5-1.6v8l-5 1.6Z`;
  const depthLine = (x: number, y: number) => d`M${x} ${y}l${AWAY[0]} ${AWAY[1]}`;
  return {
    shapes: [
      rect('f3', [right + 60, 199 - 42 + 20, 70, 8], 1),
      rect('f3', [LEFT - 6, 199, width + 40, 7], 1),
      face('f1', [webRight, low], [right, low]),
      face('f2', [webRight, top + flange], [webRight, low]),
      bare('f3', d`M${webRight} ${top + flange}l${AWAY[0]} ${AWAY[1]}v13l${-AWAY[0]} ${-AWAY[1]}Z`),
      thin(depthLine(webRight, low - 9)),
      bare('f4 t', repeat(5, stamp)),
      face('f3', [right, low], [right, low + flange]),
      face('f3', [right, top], [right, top + flange]),
      face('f1', [LEFT, top], [right, top]),
      bare(
        'f0',
        d`M${LEFT + width * 0.3} ${top - 0.6}l${AWAY[0]} ${AWAY[1] + 1.2}h${width * 0.26}l${-AWAY[0]} ${-AWAY[1] - 1.2}Z`,
      ),
      path('fa', section(profile, top)),
      thin([
        hatch([LEFT + 2, top + 1, width - 4, flange - 2], 8),
        hatch([LEFT + 2, low + 1, width - 4, flange - 2], 8),
        hatch([webRight - web + 1, top + flange, web - 2, height - 2 * flange], 11),
      ]),
      axis(d`M${LEFT + width / 2} ${top - 12}V212M38 ${top + height / 2}H${right + 8}`),
    ],
    span: { axis: 'y', from: top, to: top + height },
    focus: [LEFT + width / 2, top + height / 2],
    mirrored: random.side(),
  };
}
