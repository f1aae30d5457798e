import type { ReactNode } from 'react';

/** Something on the stage. It appears at a second of the clip, and is drawn by how far it has come, 0 to 1. */
export interface Part {
  readonly at: number;
  /** It leaves at this second; without it, it stays. */
  readonly until?: number | undefined;
  /** Seconds in which it appears. */
  readonly over: number;
  draw(progress: number): ReactNode;
}

/** What the camera looks at from a second on: the centre of its frame, and how much it is enlarged. */
export interface CameraStop {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** One clip: everything that it shows, in order of depth. */
export interface Board {
  /** The name of its files, as in `services/content/seed/videos.json`. */
  readonly file: string;
  readonly parts: readonly Part[];
  readonly camera?: readonly CameraStop[];
}

export const WIDTH = 960;
export const HEIGHT = 540;
const CAMERA_SECONDS = 1.2;
const LEAVING_SECONDS = 0.4;

/** Slow at both ends. */
const ease = (share: number) => share * share * (3 - 2 * share);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** How far a part has come at a second, and how visible it is. */
export function stateOf(part: Part, second: number): { progress: number; opacity: number } {
  const progress = ease(clamp((second - part.at) / part.over));
  const left = part.until === undefined ? 0 : clamp((second - part.until) / LEAVING_SECONDS);
  return { progress, opacity: progress === 0 ? 0 : 1 - ease(left) };
}

/** Where the camera is at a second. */
export function cameraAt(stops: readonly CameraStop[] = [], second: number): Omit<CameraStop, 'at'> {
  let now: Omit<CameraStop, 'at'> = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };
  for (const stop of stops) {
    const share = ease(clamp((second - stop.at) / CAMERA_SECONDS));
    const between = (from: number, to: number) => from + (to - from) * share;
    now = { x: between(now.x, stop.x), y: between(now.y, stop.y), zoom: between(now.zoom, stop.zoom) };
  }
  return now;
}
