/** Extent of a drawing's numbers, read from its elements: the test environment has no layout. */
type Point = readonly [x: number, y: number];
type Move = (point: Point) => Point;

const NUMBERS = /-?\d*\.?\d+/g;

function numbers(text: string): number[] {
  return (text.match(NUMBERS) ?? []).map(Number);
}

function moveOf(transform: string): Move {
  const steps = [...transform.matchAll(/(translate|scale|rotate)\(([^)]*)\)/g)].map(
    ([, name, values = '']): Move => {
      const [first = 0, second = name === 'scale' ? first : 0, third = 0] = numbers(values);
      if (name === 'translate') {
        return ([x, y]) => [x + first, y + second];
      }
      if (name === 'scale') {
        return ([x, y]) => [x * first, y * second];
      }
      const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)];
      return ([x, y]) => [
        second + (x - second) * cos - (y - third) * sin,
        third + (x - second) * sin + (y - third) * cos,
      ];
    },
  );
  return (point) => steps.reduceRight((at, step) => step(at), point);
}

const LENGTHS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** The points of one step of a path; the last one is the pen's new position. */
function stepPoints(kind: string, part: readonly number[], base: Point): Point[] {
  const [first = 0] = part;
  if (kind === 'h' || kind === 'v') {
    return [[base[0] + first, base[1] + first]];
  }
  const pairs = kind === 'a' ? part.slice(5) : part;
  return Array.from({ length: pairs.length / 2 }, (_, pair) => [
    base[0] + (pairs[2 * pair] ?? 0),
    base[1] + (pairs[2 * pair + 1] ?? 0),
  ]);
}

/** One command with all its steps; a wrong number of values is an error. */
function commandSteps(command: string, rest: string): number[][] {
  const values = numbers(rest);
  const length = LENGTHS[command.toLowerCase()];
  if (length === undefined || (length === 0 ? values.length > 0 : values.length % length !== 0)) {
    throw new Error(`Broken path command "${command}${rest}"`);
  }
  return Array.from({ length: length === 0 ? 0 : values.length / length }, (_, step) =>
    values.slice(step * length, (step + 1) * length),
  );
}

function penAfter(kind: string, pen: Point, [x, y]: Point): Point {
  if (kind === 'h') {
    return [x, pen[1]];
  }
  return kind === 'v' ? [pen[0], y] : [x, y];
}

function collectPoints(command: string, rest: string, from: Point): Point[] {
  const kind = command.toLowerCase();
  const points: Point[] = [];
  let pen = from;
  for (const part of commandSteps(command, rest)) {
    const found = stepPoints(kind, part, command === kind ? pen : [0, 0]);
    pen = penAfter(kind, pen, found.at(-1) ?? pen);
    points.push(...found.slice(0, -1), pen);
  }
  return points;
}

/** End and control points of path data. */
function pathPoints(data: string): Point[] {
  const points: Point[] = [];
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const collected = collectPoints(command, rest, pen);
    points.push(...collected);
    // Only closing a path has no step: the pen returns to the start of the path.
    pen = collected.at(-1) ?? start;
    start = command.toLowerCase() === 'm' ? pen : start;
  }
  return points;
}

function shapePoints(element: Element): Point[] {
  const read = (name: string) => Number(element.getAttribute(name) ?? 0);
  const [x, y] = [read('x') || read('cx'), read('y') || read('cy')];
  switch (element.tagName.toLowerCase()) {
    case 'rect':
      return [
        [x, y],
        [x + read('width'), y],
        [x, y + read('height')],
        [x + read('width'), y + read('height')],
      ];
    case 'circle':
    case 'ellipse': {
      const [radiusX, radiusY] = [read('r') || read('rx'), read('r') || read('ry')];
      return [
        [x - radiusX, y - radiusY],
        [x + radiusX, y + radiusY],
      ];
    }
    case 'path':
      return pathPoints(element.getAttribute('d') ?? '');
    case 'text':
      return [[x, y]];
    default:
      return [];
  }
}

/** Every point of every shape below the element, in the drawing's own units. */
export function drawnPoints(element: Element): Point[] {
  const move = moveOf(element.getAttribute('transform') ?? '');
  return [...shapePoints(element), ...[...element.children].flatMap(drawnPoints)].map(move);
}
