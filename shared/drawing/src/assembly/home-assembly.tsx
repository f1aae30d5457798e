import { Link } from '@bazaar/ui/link';
import { createElement, type ReactElement } from 'react';
import drawing from '../drawing.module.css';
import { flat, type Shape } from '../kit.ts';
import { coupling, motor, pump, skid } from './assembly-drive.ts';
import { centreLines, flowmeter, pipe, transmitter, valve } from './assembly-piping.ts';
import classes from './home-assembly.module.css';

export type AssemblyPart = 'flowmeter' | 'transmitter' | 'coupling' | 'motor' | 'valve' | 'pump' | 'skid';

export interface AssemblyLink {
  readonly part: AssemblyPart;
  readonly label: string;
  /** Already in Persian digits. */
  readonly count?: string | undefined;
  readonly href: string;
}

export interface HomeAssemblyProps {
  readonly links: readonly AssemblyLink[];
}

/** Where each leader runs and where its balloon is; the leader itself touches parts without a balloon. */
const LEADERS: Readonly<
  Record<AssemblyPart, { readonly line: string; readonly balloon?: readonly [number, number] }>
> = {
  flowmeter: { line: 'M304 18L356 4' },
  transmitter: { line: 'M446 152L462 158' },
  coupling: { line: 'M354 300V208', balloon: [354, 300] },
  motor: { line: 'M540 290L636 216', balloon: [540, 290] },
  valve: { line: 'M104 151L38 202', balloon: [104, 151] },
  pump: { line: 'M184 262H38', balloon: [184, 262] },
  skid: { line: 'M84 431L46 424', balloon: [84, 431] },
};

/** The drawing from back to front; what a label can name is a part of its own. */
const MACHINE: readonly (readonly [part: AssemblyPart | 'pipe' | 'axes', shapes: readonly Shape[]])[] = [
  ['skid', skid],
  ['motor', motor],
  ['coupling', coupling],
  ['pump', pump],
  ['valve', valve],
  ['pipe', pipe],
  ['flowmeter', flowmeter],
  ['transmitter', transmitter],
  ['axes', [centreLines]],
];

/** The pump skid whose parts are links to categories: an assembly drawing with real links above it. */
export function HomeAssembly({ links }: HomeAssemblyProps): ReactElement {
  return (
    <div className={classes.assembly} dir="ltr">
      <div className={classes.frame}>
        <svg
          className={`${drawing.art} ${classes.sheet}`}
          viewBox="-112 -20 800 520"
          direction="ltr"
          aria-hidden="true"
        >
          {MACHINE.map(([part, shapes]) =>
            createElement('g', { key: part, 'data-drawn': part }, ...flat(shapes)),
          )}
          <Length />
          {links.map(({ part }) => (
            <Leader key={part} part={part} />
          ))}
        </svg>
        <ul className={classes.labels}>
          {links.map(({ part, label, count, href }) => (
            <li key={part} className={classes.place} data-part={part}>
              <Link className={classes.label} href={href} dir="rtl">
                <bdi>{label}</bdi>
                {count === undefined ? null : <span className={classes.count}>{count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Leader({ part }: { part: AssemblyPart }): ReactElement {
  const { line, balloon } = LEADERS[part];
  return (
    <g className="lead" data-part={part}>
      <path className="ld" d={line} />
      {balloon ? <circle className="bal" cx={balloon[0]} cy={balloon[1]} r="4.5" /> : null}
    </g>
  );
}

function Length(): ReactElement {
  return (
    <g className="len">
      <path className="dl" d="M70 470v18M610 470v18M70 482H302M378 482H610" />
      <path className="ah" d="M70 482l7-3v6zM610 482l-7-3v6z" />
      <text x="340" y="486">
        {'1\u00a0820\u00a0mm'}
      </text>
    </g>
  );
}
