import { formatDuration, formatNumber } from '@bazaar/locale';
import { Icon } from '@bazaar/ui/icon';
import {
  mdiClosedCaption,
  mdiClosedCaptionOutline,
  mdiFastForward5,
  mdiFullscreen,
  mdiPause,
  mdiPictureInPictureBottomRight,
  mdiPlay,
  mdiRewind5,
  mdiVolumeHigh,
  mdiVolumeOff,
} from '@mdi/js';
import { messages } from '../messages.ts';
import { type PlayerAction, SPEEDS } from './keys.rules.ts';
import styles from './player.module.css';
import { hasPicture } from './player-actions.ts';
import type { Film } from './use-film.ts';

const words = messages.controls;

interface ControlsProps {
  film: Film;
  /** Length of the film. */
  seconds: number;
  isCaptioned: boolean;
  onAction: (action: PlayerAction) => void;
}

/** The bar under the film. */
export function Controls({ film, seconds, isCaptioned, onAction }: ControlsProps) {
  const { isPlaying, second, hasSound, isMuted } = film;
  const button = (action: PlayerAction, icon: string, label: string) => ({
    icon,
    label,
    onPress: () => onAction(action),
  });
  return (
    <div className={styles.bar}>
      <Position film={film} seconds={seconds} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form, and most of these are buttons */}
      <div className={styles.buttons} role="group" aria-label={words.group}>
        <BarButton
          {...button('toggle', isPlaying ? mdiPause : mdiPlay, isPlaying ? words.pause : words.play)}
        />
        <BarButton {...button('back', mdiRewind5, words.back)} />
        <BarButton {...button('forward', mdiFastForward5, words.forward)} />
        {hasSound && (
          <BarButton {...button('mute', isMuted ? mdiVolumeOff : mdiVolumeHigh, words.mute)} isOn={isMuted} />
        )}
        <span className={styles.clock}>
          <b>{formatDuration(second)}</b> / {formatDuration(seconds)}
        </span>
        <Speed film={film} />
        <BarButton
          {...button('captions', isCaptioned ? mdiClosedCaption : mdiClosedCaptionOutline, words.captions)}
          isOn={isCaptioned}
        />
        {hasPicture(film.ref) && (
          <BarButton {...button('picture', mdiPictureInPictureBottomRight, words.picture)} />
        )}
        <BarButton {...button('full', mdiFullscreen, words.full)} />
      </div>
    </div>
  );
}

function Position({ film, seconds }: Pick<ControlsProps, 'film' | 'seconds'>) {
  const { ref, second } = film;
  return (
    <input
      className={styles.position}
      type="range"
      min={0}
      max={seconds}
      step={0.1}
      value={Math.min(second, seconds)}
      aria-label={words.position}
      aria-valuetext={words.positionText(formatNumber(Math.floor(second)), formatNumber(seconds))}
      onChange={({ currentTarget }) => {
        if (ref.current !== null) {
          ref.current.currentTime = Number(currentTarget.value);
        }
      }}
    />
  );
}

function Speed({ film: { ref, speed } }: Pick<ControlsProps, 'film'>) {
  return (
    <select
      className={styles.speed}
      aria-label={words.speed}
      title={words.speed}
      value={speed}
      onChange={({ currentTarget }) => {
        if (ref.current !== null) {
          ref.current.playbackRate = Number(currentTarget.value);
        }
      }}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {formatNumber(value)}×
        </option>
      ))}
    </select>
  );
}

interface BarButtonProps {
  icon: string;
  label: string;
  isOn?: boolean;
  onPress: () => void;
}

function BarButton({ icon, label, isOn, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon path={icon} />
    </button>
  );
}
