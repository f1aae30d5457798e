import type { MediaVideoDetail, TranscriptLine } from '@bazaar/contracts/content';
import { formatDuration, formatNumber } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { mdiDownload } from '@mdi/js';
import { useEffect, useId, useRef, useState } from 'react';
import { messages } from './messages.ts';
import styles from './transcript.module.css';
import { lineAt, linesWith, transcriptText } from './transcript.rules.ts';

interface TranscriptProps {
  video: MediaVideoDetail;
  /** Where the film is; null while it is not played. */
  second: number | null;
  onSeek: (second: number) => void;
}

/** What is said in a film, line by line; a line plays the film from there. */
export function Transcript({ video, second, onSeek }: TranscriptProps) {
  const titleId = useId();
  const [term, setTerm] = useState('');
  const { lines, title, captionsUrl } = video;
  const shown = linesWith(lines, term);
  const current = second === null ? undefined : lines[lineAt(lines, second)];
  return (
    <section className={styles.transcript} aria-labelledby={titleId} id="transcript">
      <h2 id={titleId} className={styles.title}>
        {messages.transcript}
      </h2>
      <p className={styles.silent}>{messages.silent}</p>
      <div className={styles.search}>
        <input
          className={styles.input}
          type="search"
          value={term}
          maxLength={60}
          aria-label={messages.searchText}
          placeholder={messages.searchText}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <span className={styles.found} role="status">
          {term.trim() !== '' &&
            (shown.length > 0 ? messages.foundInText(formatNumber(shown.length)) : messages.notInText)}
        </span>
      </div>
      <Lines lines={shown} current={current} onSeek={onSeek} />
      <p className={styles.files}>
        <LinkButton
          kind="text"
          size="sm"
          icon={mdiDownload}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(transcriptText(title, lines))}`}
          download={messages.textFileName(title)}
        >
          {messages.textFile}
        </LinkButton>
        {captionsUrl !== null && (
          <LinkButton
            kind="text"
            size="sm"
            icon={mdiDownload}
            href={captionsUrl}
            target="_blank"
            download={messages.captionsFileName(title)}
          >
            {messages.captionsFile}
          </LinkButton>
        )}
      </p>
    </section>
  );
}

interface LinesProps {
  lines: readonly TranscriptLine[];
  current: TranscriptLine | undefined;
  onSeek: (second: number) => void;
}

/** The list follows the film, until the reader scrolls it. */
function Lines({ lines, current, onSeek }: LinesProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const isLed = useRef(true);
  const place = current === undefined ? -1 : lines.indexOf(current);
  useEffect(() => {
    const [list, line] = [listRef.current, listRef.current?.children[place]];
    if (isLed.current && list && line instanceof HTMLElement) {
      list.scrollTop = line.offsetTop - list.offsetTop - list.clientHeight / 3;
    }
  }, [place]);
  const release = () => {
    isLed.current = false;
  };
  return (
    <ol ref={listRef} className={styles.lines} onWheel={release} onTouchMove={release}>
      {lines.map((line) => (
        <li key={line.at}>
          <button
            type="button"
            className={styles.line}
            aria-current={line === current ? 'true' : undefined}
            onClick={() => onSeek(line.at)}
          >
            <span className={styles.clock}>
              <span className="visually-hidden">{messages.fromLine('')}</span>
              <bdi>{formatDuration(line.at)}</bdi>
            </span>
            <span>
              <IsolatedRuns text={line.text} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
