import { createElement, type ReactElement } from 'react';

export type Shape = ReactElement | readonly Shape[];
export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** What is drawn within a family; nothing of it is left to the seed. */
export interface Thing {
  /** One of the family's forms. */
  readonly form: string;
  /** How many of its counted parts the thing has: cores, poles, flutes, stages… */
  readonly count?: number | undefined;
}

/** What a family provides to the plate: shapes on 320 × 240, where the dimension runs, where the accent is. */
export interface Scene {
  readonly shapes: readonly Shape[];
  /** The measured extent: along x (drawn below) or along y (drawn at the left). */
  readonly span: { readonly axis: 'x' | 'y'; readonly from: number; readonly to: number };
  readonly focus: Point;
  /**
   * Whether it is drawn mirrored, for instance with the nozzle at the right; left out when it must not be mirrored.
   */
  readonly mirrored?: boolean;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Path data with every number rounded to a tenth. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((data, part, index) => data + tenth(values[index - 1] ?? 0) + part);
}

export function rect(fill: string, [x, y, width, height]: Box, radius = 0): ReactElement {
  const size = { x: tenth(x), y: tenth(y), width: tenth(width), height: tenth(height) };
  return createElement('rect', { className: `${fill} o`, ...size, rx: radius || undefined });
}

export function circle(fill: string, [x, y]: Point, radius: number): ReactElement {
  return createElement('circle', { className: `${fill} o`, cx: tenth(x), cy: tenth(y), r: tenth(radius) });
}

export function ellipse(fill: string, [x, y]: Point, [radiusX, radiusY]: Point): ReactElement {
  const size = { cx: tenth(x), cy: tenth(y), rx: tenth(radiusX), ry: tenth(radiusY) };
  return createElement('ellipse', { className: `${fill} o`, ...size });
}

export function path(fill: string, data: string | readonly string[]): ReactElement {
  return createElement('path', { className: `${fill} o`, d: joined(data) });
}

/** Inner lines: thin and pale, never filled. */
export function thin(data: string | readonly string[]): ReactElement {
  return createElement('path', { className: 'fn t', d: joined(data) });
}

/** Centre lines. */
export function axis(data: string | readonly string[]): ReactElement {
  return createElement('path', { className: 'fn cl', d: joined(data) });
}

/** A shape with its complete class, where the outline is not wanted. */
export function bare(className: string, data: string | readonly string[]): ReactElement {
  return createElement('path', { className, d: joined(data) });
}

/** Digits of a display. */
export function lcd([x, y]: Point, digits: string, size?: number): ReactElement {
  return createElement('text', { className: 'lcd', x: tenth(x), y: tenth(y), 'data-size': size }, digits);
}

export function group(transform: string, shapes: readonly Shape[]): ReactElement {
  return createElement('g', { transform }, ...flat(shapes));
}

/** Nested shapes as one list, so that they can be passed as children without keys. */
export function flat(shapes: readonly Shape[]): ReactElement[] {
  return shapes.flat(Number.POSITIVE_INFINITY as 1) as ReactElement[];
}

/** The accent's fill for the one part in the accent, the given fill for the others. */
export function accented(isAccent: boolean, otherwise: string): string {
  return isAccent ? 'fa' : otherwise;
}

export function repeat<Item>(count: number, draw: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** A point on a circle; the angle is in turns, 0 at the right, growing clockwise. */
export function around([x, y]: Point, radius: number, turn: number): Point {
  return [x + radius * Math.cos(turn * 2 * Math.PI), y + radius * Math.sin(turn * 2 * Math.PI)];
}

function joined(data: string | readonly string[]): string {
  return typeof data === 'string' ? data : data.join('');
}
