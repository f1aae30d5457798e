import { OnDemandRegion } from '@bazaar/ui/region-error';
import { useEarlyCode } from '../../common/on-demand/use-early-code.ts';
import { ThreadLoading } from '../../common/thread/thread-states.tsx';
import type { OpenPaneProps } from './open-pane.widget.tsx';

/** Fetches the code of the open thread; the browser keeps it. */
export const loadOpenPane = () => import('./open-pane.widget.tsx').then(({ OpenPane }) => OpenPane);

/** The place of the open thread. */
export function OpenPaneRegion(props: OpenPaneProps) {
  return <OnDemandRegion load={loadOpenPane} with={props} height="md" fallback={<ThreadLoading />} />;
}

/** Fetches the code of a thread while the visitor looks at the list. */
export const useEarlyOpenPane = () => useEarlyCode(loadOpenPane);
