import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './preview.module.css';

interface PreviewProps {
  title: string;
  address: string;
  width: '390' | '1440';
  /** The specimen keeps to the edges of its page: the frame does not grow with it. */
  fixedHeight?: boolean;
}

const FIRST_HEIGHT = 320;

/** A page of specimens in a frame as wide as a phone or a desktop, and as high as its content. */
export function Preview({ title, address, width, fixedHeight = false }: PreviewProps) {
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);
  const follow = () => {
    const root = frame.current?.contentDocument?.getElementById('root');
    if (root && !fixedHeight) {
      new ResizeObserver(() => setHeight(Math.ceil(root.getBoundingClientRect().height))).observe(root);
    }
  };
  useFittingZoom(frame, Number(width));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <div className={styles.scroller}>
        <iframe
          key={`${address} ${width}`}
          ref={frame}
          title={title}
          src={address}
          className={styles.frame}
          width={width}
          height={fixedHeight ? undefined : height}
          data-fixed={fixedHeight || undefined}
          onLoad={follow}
        />
      </div>
    </figure>
  );
}

/** Draws a frame smaller where its whole width has no room. */
function useFittingZoom(frame: RefObject<HTMLIFrameElement | null>, width: number): void {
  useEffect(() => {
    const element = frame.current;
    const place = element?.parentElement;
    if (!element || !place) {
      return;
    }
    const fit = () => element.style.setProperty('zoom', String(Math.min(1, place.clientWidth / width)));
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  });
}
