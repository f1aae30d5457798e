import type { RefObject } from 'react';
import { nextSpeed, type PlayerAction } from './keys.rules.ts';

const STEP_SECONDS = 5;
const VOLUME_STEP = 0.1;

interface Player {
  film: HTMLVideoElement;
  frame: HTMLElement | null;
  toggleCaptions: () => void;
}

type Action = (player: Player) => unknown;

const seek =
  (seconds: number): Action =>
  ({ film }) => {
    film.currentTime = Math.max(0, Math.min(film.duration || 0, film.currentTime + seconds));
  };

const turnVolume =
  (step: number): Action =>
  ({ film }) => {
    film.volume = Math.max(0, Math.min(1, film.volume + step));
    film.muted = film.volume === 0;
  };

const turnSpeed =
  (step: 1 | -1): Action =>
  ({ film }) => {
    film.playbackRate = nextSpeed(film.playbackRate, step);
  };

const ACTIONS: Readonly<Record<PlayerAction, Action>> = {
  toggle: ({ film }) => (film.paused ? film.play().catch(() => {}) : film.pause()),
  back: seek(-STEP_SECONDS),
  forward: seek(STEP_SECONDS),
  start: seek(Number.NEGATIVE_INFINITY),
  end: seek(Number.POSITIVE_INFINITY),
  louder: turnVolume(VOLUME_STEP),
  quieter: turnVolume(-VOLUME_STEP),
  mute: ({ film }) => {
    film.muted = !film.muted;
  },
  captions: ({ toggleCaptions }) => toggleCaptions(),
  slower: turnSpeed(-1),
  faster: turnSpeed(1),
  full: toggleFull,
  picture: togglePicture,
};

/** Does in the player what a key or a button asks for. */
export function doAction(
  action: PlayerAction,
  parts: { film: HTMLVideoElement | null } & Omit<Player, 'film'>,
): void {
  const { film, ...rest } = parts;
  if (film !== null) {
    ACTIONS[action]({ film, ...rest });
  }
}

interface PhoneFilm extends HTMLVideoElement {
  /** A phone of Apple shows a film alone in full screen, with its own buttons. */
  webkitEnterFullscreen?: () => void;
}

function toggleFull({ film, frame }: Player): unknown {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    return document.exitFullscreen();
  }
  return frame?.requestFullscreen
    ? frame.requestFullscreen().catch(() => {})
    : (film as PhoneFilm).webkitEnterFullscreen?.();
}

function togglePicture({ film }: Player): unknown {
  return document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : film.requestPictureInPicture?.().catch(() => {});
}

/** Whether this browser shows a film in a window of its own. */
export function hasPicture(ref: RefObject<HTMLVideoElement | null>): boolean {
  return document.pictureInPictureEnabled === true && ref.current?.disablePictureInPicture !== true;
}
