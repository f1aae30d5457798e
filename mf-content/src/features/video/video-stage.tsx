import type { MediaVideoDetail } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { formatDuration } from '@bazaar/locale';
import { useStoredSelection } from '@bazaar/storage';
import { Icon } from '@bazaar/ui/icon';
import { mdiLoading, mdiPlay } from '@mdi/js';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { placeToGoOn, videoPlaces } from '../../common/media/video-places.store.ts';
import { messages } from './messages.ts';
import type { PlayerHandle, PlayerProps } from './player/player.widget.tsx';
import { Transcript } from './transcript.tsx';
import styles from './video-stage.module.css';

const loadPlayer = () => import('./player/player.widget.tsx').then(({ Player }) => Player);

interface VideoStageProps {
  video: MediaVideoDetail;
  startAt: number | null;
}

/** A picture that becomes the player on a press, beside the transcript that follows it. */
export function VideoStage({ video, startAt }: VideoStageProps) {
  const { Player, isOpening, open, playerRef, from, second, setSecond } = usePlayer(video, startAt);
  return (
    <div className={styles.stage}>
      <div className={styles.film}>
        {Player === null ? (
          <Facade video={video} from={from} isOpening={isOpening} onPlay={() => void open(from)} />
        ) : (
          <Player video={video} startAt={from} ref={playerRef} onSecond={setSecond} />
        )}
        <noscript>
          <PlainVideo video={video} startAt={startAt} />
        </noscript>
      </div>
      <Transcript
        video={video}
        second={Player === null ? null : second}
        onSeek={(at) => (playerRef.current ? playerRef.current.playFrom(at) : void open(at))}
      />
    </div>
  );
}

function usePlayer({ id }: MediaVideoDetail, startAt: number | null) {
  const { toast } = useHost();
  const remembered = useStoredSelection(videoPlaces, (places) => placeToGoOn(places, id));
  const [Player, setPlayer] = useState<ComponentType<PlayerProps> | null>(null);
  const [isOpening, setOpening] = useState(false);
  const [asked, setAsked] = useState<number | null>(startAt);
  const [second, setSecond] = useState(0);
  const playerRef = useRef<PlayerHandle>(null);
  const open = async (at: number) => {
    setOpening(true);
    setAsked(at);
    try {
      const loaded = await loadPlayer();
      setPlayer(() => loaded);
    } catch {
      toast.show({ tone: 'danger', title: messages.loadFailed });
    } finally {
      setOpening(false);
    }
  };
  return { Player, isOpening, open, playerRef, from: asked ?? remembered, second, setSecond };
}

interface FacadeProps {
  video: MediaVideoDetail;
  from: number;
  isOpening: boolean;
  onPlay: () => void;
}

/** The still picture. It is a link to the film, so that a press before the scripts arrive plays it as well. */
function Facade({ video: { title, fileUrl, posterUrl }, from, isOpening, onPlay }: FacadeProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className={styles.facade}
      href={fileUrl ?? ''}
      aria-label={messages.play(title)}
      aria-busy={isOpening}
      onClick={press}
    >
      {posterUrl !== null && (
        <img className={styles.poster} src={posterUrl} alt="" width={960} height={540} fetchPriority="high" />
      )}
      <span className={styles.play}>
        <Icon path={isOpening ? mdiLoading : mdiPlay} size="lg" spinning={isOpening} />
        <bdi>{from > 0 ? messages.goOn(formatDuration(from)) : messages.playShort}</bdi>
      </span>
    </a>
  );
}

/** The browser's own player, where there are no scripts. */
function PlainVideo({ video, startAt }: VideoStageProps) {
  const { fileUrl, posterUrl, captionsUrl } = video;
  const source = startAt === null ? fileUrl : `${fileUrl}#t=${startAt}`;
  return (
    <video
      className={styles.plain}
      controls
      preload="none"
      width={960}
      height={540}
      src={source ?? undefined}
      poster={posterUrl ?? undefined}
    >
      <track
        default
        kind="captions"
        srcLang="fa"
        label={messages.captionsName}
        src={captionsUrl ?? undefined}
      />
    </video>
  );
}
