import type { ReactElement } from 'react';
import type { Scene } from './kit.ts';

/** «1 240 mm»: digits stay Latin inside drawings, thousands are split by a space that does not break. */
export function dimensionText(millimetres: number): string {
  return `${String(Math.round(millimetres)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0mm`;
}

interface DimensionProps {
  readonly span: Scene['span'];
  readonly millimetres: number;
}

/** The broken dimension line with filled arrows: below the object, or standing at its left. */
export function Dimension({ span, millimetres }: DimensionProps): ReactElement {
  const text = dimensionText(millimetres);
  const [from, to] = [Math.round(span.from), Math.round(span.to)];
  const middle = (from + to) / 2;
  const room = text.length * 3 + 6;
  // A short object has no space inside its own line: the text is then placed beside it.
  const inside = to - from > 2 * room + 16;
  const beside = to + 2 * room > 312 ? from - room - 4 : to + room + 4;
  const turned = span.axis === 'y' ? { transform: 'rotate(90)' } : undefined;
  const level = span.axis === 'y' ? -31 : 219;
  const line = inside
    ? `M${from} ${level}H${middle - room}M${middle + room} ${level}H${to}`
    : `M${from} ${level}H${to}`;
  return (
    <g className="dim">
      <g {...turned}>
        <path className="dl" d={`M${from} ${level - 8}v13M${to} ${level - 8}v13${line}`} />
        <path className="ah" d={`M${from} ${level}l7-2.6v5.2zM${to} ${level}l-7-2.6v5.2z`} />
      </g>
      {span.axis === 'y' ? (
        <text transform={`translate(34.6 ${inside ? middle : beside}) rotate(-90)`}>{text}</text>
      ) : (
        <text x={inside ? middle : beside} y={level + 3.7}>
          {text}
        </text>
      )}
    </g>
  );
}
