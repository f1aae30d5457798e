import type { MediaVideoDetail } from '@bazaar/contracts/content';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { messages } from '../messages.ts';
import { actionOfKey, type PlayerAction } from './keys.rules.ts';
import styles from './player.module.css';
import { doAction } from './player-actions.ts';
import { Controls } from './player-controls.tsx';
import { PlayerFailure } from './player-failure.tsx';
import { useCaptions } from './use-captions.ts';
import { startFilm, useFilm } from './use-film.ts';

/** What the page may ask of the player. */
export interface PlayerHandle {
  playFrom(second: number): void;
}

export interface PlayerProps {
  video: MediaVideoDetail;
  /** The second from which it plays as soon as it is there. */
  startAt: number;
  onSecond: (second: number) => void;
  ref?: Ref<PlayerHandle>;
}

/** The film with its buttons, left to right as in every player. It plays at once. */
export function Player({ video, startAt, onSecond, ref }: PlayerProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const film = useFilm({ video, startAt, onSecond });
  const [isCaptioned, toggleCaptions] = useCaptions(film.ref);
  const { fileUrl, posterUrl, captionsUrl, title } = video;
  const act = (wanted: PlayerAction) =>
    doAction(wanted, { film: film.ref.current, frame: frameRef.current, toggleCaptions });
  useImperativeHandle(ref, () => ({ playFrom: (second) => startFilm(film.ref.current, second) }), [film.ref]);
  useEffect(() => frameRef.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={frameRef}
      className={styles.player}
      dir="ltr"
      lang="fa"
      aria-label={messages.player(title)}
      onKeyDown={(event) => pressKey(event, act)}
    >
      <video
        {...film.events}
        ref={film.ref}
        className={styles.film}
        playsInline
        preload="auto"
        width={960}
        height={540}
        src={fileUrl ?? undefined}
        poster={posterUrl ?? undefined}
        onClick={() => act('toggle')}
      >
        <track
          default
          kind="captions"
          srcLang="fa"
          label={messages.captionsName}
          src={captionsUrl ?? undefined}
        />
      </video>
      {film.hasFailed && <PlayerFailure onRetry={film.retry} />}
      <Controls film={film} seconds={video.clipSeconds ?? 0} isCaptioned={isCaptioned} onAction={act} />
    </section>
  );
}

/** Keys of the player; those of a list of speeds and of a focused button's Space are theirs. */
function pressKey(event: KeyboardEvent, act: (wanted: PlayerAction) => void): void {
  const wanted = actionOfKey(event);
  const { target } = event;
  const isOwnKey =
    target instanceof HTMLSelectElement || (target instanceof HTMLButtonElement && event.code === 'Space');
  if (wanted !== null && !isOwnKey) {
    event.preventDefault();
    act(wanted);
  }
}
