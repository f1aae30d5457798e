import type { MediaVideoDetail } from '@bazaar/contracts/content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { rememberPlace } from '../../../common/media/video-places.store.ts';

const SECONDS_BETWEEN_NOTES = 2;

export interface Film {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly isPlaying: boolean;
  readonly second: number;
  readonly speed: number;
  readonly hasSound: boolean;
  readonly isMuted: boolean;
  readonly hasFailed: boolean;
  /** Handlers of the film's element. */
  readonly events: Pick<
    React.VideoHTMLAttributes<HTMLVideoElement>,
    | 'onPlay'
    | 'onPause'
    | 'onTimeUpdate'
    | 'onRateChange'
    | 'onVolumeChange'
    | 'onError'
    | 'onEnded'
    | 'onSeeked'
  >;
  retry(): void;
}

interface FilmOptions {
  video: MediaVideoDetail;
  startAt: number;
  onSecond: (second: number) => void;
}

/** What is known of a film while it is played. Its place is remembered every few seconds, and when it stops. */
export function useFilm({ video: { id, clipSeconds }, startAt, onSecond }: FilmOptions): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const noted = useRef(startAt);
  const [state, setState] = useState({ isPlaying: false, second: startAt, speed: 1, isMuted: false });
  const [hasSound, setSound] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const read = () => {
    const film = ref.current;
    if (film !== null) {
      const { paused, currentTime, playbackRate, muted } = film;
      setState({ isPlaying: !paused, second: currentTime, speed: playbackRate, isMuted: muted });
      setSound((known) => known || isAudible(film));
      onSecond(currentTime);
    }
  };
  const note = () => {
    const at = ref.current?.currentTime ?? 0;
    noted.current = at;
    rememberPlace({ id, at, seconds: clipSeconds ?? Math.max(at, 1) });
  };
  const readAndNote = () => {
    read();
    if (Math.abs((ref.current?.currentTime ?? 0) - noted.current) >= SECONDS_BETWEEN_NOTES) {
      note();
    }
  };
  useEffect(() => startFilm(ref.current, startAt), [startAt]);
  return {
    ...{ ref, ...state, hasSound, hasFailed },
    events: {
      onPlay: read,
      onPause: () => {
        read();
        note();
      },
      onTimeUpdate: readAndNote,
      onSeeked: readAndNote,
      onRateChange: read,
      onVolumeChange: read,
      onEnded: () => {
        read();
        note();
      },
      onError: () => setFailed(true),
    },
    retry: () => {
      setFailed(false);
      const film = ref.current;
      if (film !== null) {
        film.load();
        startFilm(film, noted.current);
      }
    },
  };
}

/** Plays a film from a second on. A browser may refuse to begin by itself; the visitor then presses play. */
export function startFilm(film: HTMLVideoElement | null, second: number): void {
  if (film !== null) {
    film.currentTime = second;
    film.play().catch(() => {});
  }
}

interface AudibleFilm extends HTMLVideoElement {
  readonly audioTracks?: { readonly length: number };
  readonly mozHasAudio?: boolean;
  readonly webkitAudioDecodedByteCount?: number;
}

/** Browsers tell in different ways that a film has sound; a silent one needs no volume. */
function isAudible(film: AudibleFilm): boolean {
  const { audioTracks, mozHasAudio, webkitAudioDecodedByteCount = 0 } = film;
  return (audioTracks?.length ?? 0) > 0 || mozHasAudio === true || webkitAudioDecodedByteCount > 0;
}
