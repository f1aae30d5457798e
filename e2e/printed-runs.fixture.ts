/** A run of text as a PDF places it: its left end, its baseline, its width and the size of its letters, in points. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Runs that stand side by side without the gap of a column. */
interface Segment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
}

/** As shares of the size of the letters. */
const SAME_LINE = 0.4;
const COLUMN_GAP = 0.9;
const NEXT_LINE = 2.2;

const RIGHT_TO_LEFT = /(?=\p{Script=Arabic})\p{Letter}/u;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Nd}]/u;

/**
 * The text of a sheet in reading order, whatever order the PDF writes it in: each line, and each block of lines one
 * below the other, so that a text is found whether its line or its cell holds it whole.
 */
export function readRuns(runs: readonly TextRun[]): string {
  const lines = linesOf(runs.filter(({ text }) => text.trim() !== '')).map(segmentsOf);
  return [...lines.map((line) => line.map(({ text }) => text).join(' ')), ...blocksOf(lines)].join('\n');
}

function linesOf(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [];
  for (const run of runs.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line !== undefined && first !== undefined && first.y - run.y <= run.size * SAME_LINE) {
      line.push(run);
    } else {
      lines.push([run]);
    }
  }
  return lines;
}

/** The segments of a line, the rightmost first. */
function segmentsOf(line: readonly TextRun[]): Segment[] {
  const groups: TextRun[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of line.toSorted((a, b) => a.x - b.x)) {
    if (run.x - end > run.size * COLUMN_GAP) {
      groups.push([]);
    }
    groups.at(-1)?.push(run);
    end = Math.max(end, run.x + run.width);
  }
  return groups.map(toSegment).reverse();
}

function toSegment(runs: readonly TextRun[]): Segment {
  return {
    text: logicalText(runs.flatMap(({ text }) => marksApart(text))),
    from: Math.min(...runs.map(({ x }) => x)),
    to: Math.max(...runs.map(({ x, width }) => x + width)),
    y: Math.max(...runs.map(({ y }) => y)),
    size: Math.max(...runs.map(({ size }) => size)),
  };
}

const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);
/** A number or a Latin word, and the marks that a PDF has written with it, from the left. */
const MARKS_APART = /^([^\p{L}\p{Nd}]*)(.*?)([^\p{L}\p{Nd}]*)$/su;

function marksApart(text: string): string[] {
  return isRightToLeft(text)
    ? [text]
    : (MARKS_APART.exec(text)?.slice(1) ?? [text]).filter((part) => part !== '');
}

/** Texts from left to right, as they are read: Persian from the right, numbers and Latin words from the left. */
function logicalText(texts: readonly string[]): string {
  if (!texts.some(isRightToLeft)) {
    return texts.join('');
  }
  const parts: string[] = [];
  let word: string[] = [];
  let between: string[] = [];
  const endWord = () => {
    parts.push(...word.toReversed(), ...between);
    [word, between] = [[], []];
  };
  for (const text of texts.toReversed()) {
    if (isRightToLeft(text)) {
      endWord();
      parts.push(text);
    } else if (LEFT_TO_RIGHT.test(text)) {
      word.push(...between, text);
      between = [];
    } else if (word.length > 0) {
      between.push(text);
    } else {
      parts.push(text);
    }
  }
  endWord();
  return parts.join('');
}

/** Segments one closely below the other, as the lines of a cell or a paragraph are. */
function blocksOf(lines: readonly (readonly Segment[])[]): string[] {
  const blocks: Segment[][] = [];
  for (const line of lines) {
    for (const segment of line) {
      const above = blocks.find((block) => isBelow(segment, block.at(-1)));
      if (above === undefined) {
        blocks.push([segment]);
      } else {
        above.push(segment);
      }
    }
  }
  return blocks.map((block) => block.map(({ text }) => text).join(' '));
}

function isBelow(segment: Segment, above: Segment | undefined): boolean {
  if (above === undefined || above.y - segment.y <= segment.size * SAME_LINE) {
    return false;
  }
  const overlap = Math.min(above.to, segment.to) - Math.max(above.from, segment.from);
  const narrower = Math.min(above.to - above.from, segment.to - segment.from);
  return above.y - segment.y <= segment.size * NEXT_LINE && overlap >= narrower / 2;
}
