import { ItemDrawing } from '@bazaar/drawing';
import type { ReactNode } from 'react';
import type { Part } from './board.ts';

export type Point = readonly [x: number, y: number];
type Box = readonly [x: number, y: number, width: number, height: number];

interface Timing {
  readonly until?: number;
  readonly over?: number;
}

const QUICK = 0.6;

/** Two points, and what is written at the second or between them. */
type Named = readonly [from: Point, to: Point, name: string];

/** Anything that fades in. */
export function show(at: number, node: ReactNode, { until, over = QUICK }: Timing = {}): Part {
  return { at, until, over, draw: (progress) => <g opacity={progress}>{node}</g> };
}

/** Anything whose appearance depends on how far it has come. */
export function moving(
  at: number,
  draw: (progress: number) => ReactNode,
  { over = QUICK, until }: Timing = {},
): Part {
  return { at, over, until, draw };
}

interface Words extends Timing {
  readonly tone?: 'label' | 'title' | 'value' | 'small' | 'code';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly accent?: boolean;
}

/** Text on the stage: Latin from the left, Persian from the right. */
export function text(
  [x, y]: Point,
  content: string,
  { tone = 'label', anchor = 'middle', accent }: Words = {},
) {
  const direction = /[\u0600-\u06ff]/.test(content) ? 'rtl' : 'ltr';
  return (
    <text
      x={x}
      y={y}
      className={`words ${tone}`}
      data-accent={accent}
      textAnchor={anchor}
      direction={direction}
    >
      {content}
    </text>
  );
}

/** Text that fades in. */
export function words(
  at: number,
  [x, y, content]: readonly [x: number, y: number, content: string],
  options: Words = {},
): Part {
  return show(at, text([x, y], content, options), options);
}

/** The drawing of a family; `width` is that of the object's sheet. */
export function art(
  at: number,
  family: string,
  {
    place: [x, y],
    width,
    seed = 1,
    form = null,
    ...timing
  }: {
    place: Point;
    width: number;
    seed?: number;
    form?: string | null;
  } & Timing,
): Part {
  const node = (
    <foreignObject x={x} y={y} width={width} height={(width * 5) / 7}>
      <ItemDrawing spec={{ family, seed, form, dimensionMm: null, code: null }} bare />
    </foreignObject>
  );
  return show(at, node, timing);
}

/** A name with a line to what it names; the line grows from the thing. */
export function leader(at: number, [from, to, name]: Named, timing: Timing = {}): Part {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const isBelow = y2 > y1;
  return moving(
    at,
    (progress) => {
      const drawn = Math.min(1, progress * 1.4);
      return (
        <g>
          <circle cx={x1} cy={y1} r={4} className="spot" opacity={drawn} />
          <line x1={x1} y1={y1} x2={x1 + (x2 - x1) * drawn} y2={y1 + (y2 - y1) * drawn} className="leader" />
          <g opacity={Math.max(0, progress * 2 - 1)}>{text([x2, y2 + (isBelow ? 22 : -10)], name)}</g>
        </g>
      );
    },
    { ...timing, over: timing.over ?? 0.8 },
  );
}

/** A measured length between two points of one line. */
export function dimension(at: number, [from, to, name]: Named, timing: Timing = {}): Part {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const isFlat = y1 === y2;
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return moving(
    at,
    (progress) => {
      const reach = (end: number, middle: number) => middle + (end - middle) * progress;
      const [ax, bx, ay, by] = [
        reach(x1, middleX),
        reach(x2, middleX),
        reach(y1, middleY),
        reach(y2, middleY),
      ];
      const tick = isFlat
        ? `M${ax} ${ay - 9}v18M${bx} ${by - 9}v18`
        : `M${ax - 9} ${ay}h18M${bx - 9} ${by}h18`;
      return (
        <g>
          <path d={`M${ax} ${ay}L${bx} ${by}${tick}`} className="measure" />
          <g opacity={Math.max(0, progress * 2 - 1)}>
            {text(isFlat ? [middleX, y1 + 28] : [x1 + 14, middleY + 7], name, {
              tone: 'code',
              anchor: isFlat ? 'middle' : 'start',
            })}
          </g>
        </g>
      );
    },
    { ...timing, over: timing.over ?? 0.8 },
  );
}

/** A rounded card. */
export function card(at: number, [x, y, width, height]: Box, timing: Timing & { tone?: string } = {}): Part {
  const node = (
    <rect x={x} y={y} width={width} height={height} rx={10} className="card" data-tone={timing.tone} />
  );
  return show(at, node, timing);
}

/** A frame around what is being spoken of. */
export function mark(at: number, [x, y, width, height]: Box, timing: Timing = {}): Part {
  return show(at, <rect x={x} y={y} width={width} height={height} rx={8} className="mark" />, timing);
}

/** A line that is drawn from its first point on. */
export function stroke(at: number, path: string, { tone, ...timing }: Timing & { tone: string }): Part {
  return moving(
    at,
    (progress) => (
      <path
        d={path}
        pathLength={1}
        className={`stroke ${tone}`}
        strokeDasharray="1 1"
        strokeDashoffset={1 - progress}
      />
    ),
    timing,
  );
}

/** An arrow that grows to its tip. */
export function arrow(at: number, [from, to]: readonly [Point, Point], timing: Timing = {}): Part {
  const [x1, y1] = from;
  const angle = (Math.atan2(to[1] - y1, to[0] - x1) * 180) / Math.PI;
  return moving(
    at,
    (progress) => {
      const [x, y] = [x1 + (to[0] - x1) * progress, y1 + (to[1] - y1) * progress];
      return (
        <g>
          <line x1={x1} y1={y1} x2={x} y2={y} className="arrow" />
          <path d="M0 0l-15 -7v14z" className="tip" transform={`translate(${x} ${y}) rotate(${angle})`} />
        </g>
      );
    },
    { ...timing, over: timing.over ?? 0.7 },
  );
}

/** The title of the clip's subject, at the upper right. */
export function heading(content: string): Part {
  return words(0, [912, 66, content], { tone: 'title', anchor: 'start', over: 0.3 });
}
