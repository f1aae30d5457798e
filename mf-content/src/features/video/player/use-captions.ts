import { useStoredValue } from '@bazaar/storage';
import { type RefObject, useEffect } from 'react';
import { captionsShown } from '../../../common/media/video-places.store.ts';

/** Whether captions are shown, on by default; the choice is remembered. */
export function useCaptions(ref: RefObject<HTMLVideoElement | null>): [isShown: boolean, toggle: () => void] {
  const isShown = useStoredValue(captionsShown);
  useEffect(() => {
    for (const track of ref.current?.textTracks ?? []) {
      track.mode = isShown ? 'showing' : 'hidden';
    }
  }, [ref, isShown]);
  return [isShown, () => captionsShown.set(!isShown)];
}
