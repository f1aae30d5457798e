import { bare, d, type Point, path, repeat, type Scene, type Shape, type Thing, thin } from '../kit.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A strip of a wave between two points of its profile, in shares of the wave's width and height. */
type Strip = readonly [fill: string, from: Point, to: Point];

interface Profile {
  readonly waves: number;
  readonly wave: number;
  readonly height: number;
  readonly round: boolean;
}

const ROUND: readonly Strip[] = [
  ['f3', [0, 0], [0.14, 0.16]],
  ['f1', [0.14, 0.16], [0.36, 0.84]],
  ['f0', [0.36, 0.84], [0.5, 1]],
  ['f0', [0.5, 1], [0.64, 0.84]],
  ['f2', [0.64, 0.84], [0.86, 0.16]],
  ['f3', [0.86, 0.16], [1, 0]],
];
const FLAT: readonly Strip[] = [
  ['f2', [0, 0], [0.25, 0]],
  ['f1', [0.25, 0], [0.375, 1]],
  ['f0', [0.375, 1], [0.625, 1]],
  ['f3', [0.625, 1], [0.75, 0]],
  ['f2', [0.75, 0], [1, 0]],
];
const AWAY: Point = [56, -104];

/** The front edge, drawn to the right or back to the left; a wave is a multiple of 0.8, so no rounding adds up. */
function edge({ waves, wave, height, round }: Profile, way: 1 | -1): string {
  const w = wave * way;
  const one = round
    ? d`c${w * 0.18} 0 ${w * 0.32} ${-height} ${w / 2} ${-height}c${w * 0.18} 0 ${w * 0.32} ${height} ${w / 2} ${height}`
    : d`h${w / 4}l${w / 8} ${-height}h${w / 4}l${w / 8} ${height}h${w / 4}`;
  return one.repeat(waves);
}

/** A strip of the upper side, from the front edge to the far one. */
function strip([x, y]: Point, [, from, to]: Strip, { wave, height }: Profile): string {
  const [width, rise] = [(to[0] - from[0]) * wave, (to[1] - from[1]) * height];
  return d`M${x + from[0] * wave} ${y - from[1] * height}l${AWAY[0]} ${AWAY[1]}l${width} ${-rise}l${-AWAY[0]} ${-AWAY[1]}Z`;
}

function upperSide([x, y]: Point, profile: Profile, accent: number): Shape[] {
  const strips = profile.round ? ROUND : FLAT;
  const at = (index: number): Point => [x + index * profile.wave, y];
  const ofFill = (fill: string) =>
    strips
      .filter((one) => one[0] === fill)
      .map((one) => repeat(profile.waves, (index) => strip(at(index), one, profile)).join(''));
  const crest = strips.filter(([fill]) => fill === 'f0').map((one) => strip(at(accent), one, profile));
  return [
    ['f3', 'f2', 'f1', 'f0'].map((fill) => bare(fill, ofFill(fill))),
    bare('fa', crest),
    thin(
      strips
        .slice(1)
        .map(([, from]) =>
          repeat(
            profile.waves,
            (index) =>
              d`M${x + (index + from[0]) * profile.wave} ${y - from[1] * profile.height}l${AWAY[0]} ${AWAY[1]}`,
          ).join(''),
        ),
    ),
  ];
}

export const forms = ['sine', 'trapezoid'] as const;

/** Corrugated or trapezoidal sheets in a stack; one crest is marked. */
export function draw(random: SeededRandom, { form }: Thing): Scene {
  const round = form === 'sine';
  const waves = 6;
  const profile: Profile = {
    waves,
    wave: Math.round(180 / waves / 0.8) * 0.8,
    height: Math.round(random.vary(round ? 17 : 14, 0.2) * 10) / 10,
    round,
  };
  const [layers, thickness] = [2, random.vary(7, 0.2)];
  const start: Point = [41, 204 - layers * thickness];
  const right = start[0] + waves * profile.wave;
  const accent = 2;
  const layer = (index: number): Shape[] => {
    const top = start[1] + (layers - 1 - index) * thickness;
    const face = `${edge(profile, 1)}${d`v${thickness}`}${edge(profile, -1)}Z`;
    return [
      path(index % 2 ? 'f2' : 'f3', d`M${start[0]} ${top}` + face),
      path(
        index % 2 ? 'f3' : 'f2',
        d`M${right} ${top}l${AWAY[0]} ${AWAY[1]}v${thickness}l${-AWAY[0]} ${-AWAY[1]}Z`,
      ),
    ];
  };
  const front = d`M${start[0]} ${start[1]}` + edge(profile, 1);
  const far = d`M${start[0] + AWAY[0]} ${start[1] + AWAY[1]}` + edge(profile, 1);
  return {
    shapes: [
      repeat(layers, layer),
      upperSide(start, profile, accent),
      path('fn', far),
      path(
        'fn',
        d`M${start[0]} ${start[1]}l${AWAY[0]} ${AWAY[1]}M${right} ${start[1]}l${AWAY[0]} ${AWAY[1]}`,
      ),
      path('f0', `${front}v2.6${edge(profile, -1)}Z`),
    ],
    span: { axis: 'x', from: start[0], to: right },
    focus: [start[0] + (accent + 0.5) * profile.wave + 28, start[1] - 60],
    mirrored: random.side(),
  };
}
